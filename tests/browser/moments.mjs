// Moments of matches that are played by chance, the same every time: for tests that need a certain one.

import { Chance } from './chance.mjs';
import { Engine, playedMatch } from './engine.mjs';
import { computer, localTable, ME } from './local.mjs';

const N_SEEDS = 20;

/** All moments of a match, from its start to its end. */
async function moments(options, seed) {
  const engine = new Engine();
  const found = [];
  for await (const moment of playedMatch(engine, options, seed, new Chance(seed))) {
    found.push(moment);
  }
  engine.close();
  return found;
}

/** The first table at which `isIt` holds for the moment, with whoever is asked there being oneself. */
export async function tableAt(id, { options, seats, isIt }) {
  for (let seed = 1; seed <= N_SEEDS; seed += 1) {
    const all = await moments(options, seed);
    const moment = all.find((one, index) => !one.isOver && isIt(one, all[index + 1]));
    if (moment) {
      const others = Array.from({ length: seats }, (_, seat) => (seat === moment.asked ? ME : computer('greedy')));
      return localTable({ id, options, seed, seats: others, log: moment.log });
    }
  }
  throw new Error(`there is no such moment in ${N_SEEDS} matches of ${options}`);
}
