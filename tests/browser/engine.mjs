// The program without a page: the rules engine over its own protocol, and whole matches of computers.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { program } from './surroundings.mjs';

export class Engine {
  #process = spawn(program(), ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  #answers = createInterface(this.#process.stdout)[Symbol.asyncIterator]();

  async ask(request) {
    this.#process.stdin.write(`${JSON.stringify(request)}\n`);
    const answer = JSON.parse((await this.#answers.next()).value);
    if (!answer.ok) {
      throw new Error(`${JSON.stringify(request)}: ${answer.error}`);
    }
    return answer;
  }

  close() {
    this.#process.kill();
  }
}

/** Plays a match by chance and tells of every state: what led there, and what can be done. */
export async function* playedMatch(engine, options, seed, chance) {
  const start = await engine.ask({ cmd: 'start', game: 'kingdom-builder', options, seed });
  const log = [];
  let asked = start['to-act'];
  for (;;) {
    const { actions, over } = await engine.ask({ cmd: 'legal' });
    const legal = actions.map((action) => action.text);
    yield { log: [...log], legal, asked, isOver: over };
    if (over) {
      return;
    }
    // Turns that end early bring one past the first board, and special actions are what is sought.
    const special = legal.filter((action) => !/^(build|end|stop) ?/.test(action));
    const action = chance.pick(special.length > 0 && chance.percent(60) ? special : legal);
    const { 'to-act': next } = await engine.ask({ cmd: 'apply', action });
    log.push({ seat: asked, action });
    asked = next;
  }
}

/** The record of a match that these computers play. */
export function recorded({ game, options, seats, seed }) {
  const folder = mkdtempSync(join(tmpdir(), 'freehold-record-'));
  const file = join(folder, 'record');
  const words = ['--games', '1', '--seed', seed, '--options', options, '--seats', seats.join(','), '--records', file];
  try {
    execFileSync(program(), ['simulate', game, ...words.map(String)], { stdio: ['ignore', 'ignore', 'inherit'] });
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
