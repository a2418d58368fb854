// The rules engine over its own protocol: matches up to any point, without a page.

import { spawn } from 'node:child_process';
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
