// The real server, with a data folder of its own.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { program } from './surroundings.mjs';

export class Server {
  #data = mkdtempSync(join(tmpdir(), 'freehold-'));
  #process;
  #address = '127.0.0.1:0';
  #more;
  url;

  /** With more words for its command line, if any. */
  constructor(...more) {
    this.#more = more;
  }

  /** Starts at any free port the first time, and at the same one ever after. */
  async start() {
    const words = ['serve', '--address', this.#address, '--data', this.#data];
    const limits = [
      '--bot-pause', '0', '--requests-per-second', '1000', '--messages-per-second', '1000',
      '--sign-ins-per-hour', '100000', '--guests-per-day', '100000', '--tables-per-day', '100000',
    ];
    this.#process = spawn(program(), [...words, ...limits, ...this.#more], { stdio: ['ignore', 'pipe', 'pipe'] });
    const log = [];
    createInterface(this.#process.stderr).on('line', (line) => log.push(line));
    const stopped = once(this.#process, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code}:\n${log.slice(-20).join('\n')}`);
    });
    stopped.catch(() => {});
    const [line] = await Promise.race([once(createInterface(this.#process.stdout), 'line'), stopped]);
    this.url = line.match(/http:\/\/\S+/)[0];
    this.#address = new URL(this.url).host;
  }

  /** Runs the club, as its host does in a terminal; gives what is said. */
  async admin(...words) {
    const place = ['admin', '--address', this.#address, '--data', this.#data];
    const { stdout } = await promisify(execFile)(program(), [...place, ...words]);
    return stdout;
  }

  /** Ends the server without warning. */
  async kill() {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }

  async stop() {
    if (this.#process?.exitCode === null && this.#process.signalCode === null) {
      await this.kill();
    }
    rmSync(this.#data, { recursive: true, force: true });
  }
}
