// Choices by chance that can be repeated: FREEHOLD_BROWSER_SEED names the first one.

export class Chance {
  #state;

  constructor(seed = Number(process.env.FREEHOLD_BROWSER_SEED ?? 1)) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to, but not including, `end`. */
  below(end) {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % end;
  }

  pick(items) {
    return items[this.below(items.length)];
  }

  /** True `n` times in a hundred. */
  percent(n) {
    return this.below(100) < n;
  }
}
