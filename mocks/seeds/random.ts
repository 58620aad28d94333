/** A random number generator with a fixed sequence per seed (mulberry32), so that generated data never changes. */
export interface SeededRandom {
  /** Returns a number from 0 (included) to 1 (excluded). */
  readonly next: () => number;
  /** Returns a whole number from `from` to `to`, both included. */
  readonly whole: (from: number, to: number) => number;
  /** Returns one of the values. @throws RangeError when there are none */
  readonly pick: <T>(values: readonly T[]) => T;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    pick: (values) => {
      const value = values[whole(0, values.length - 1)];
      if (value === undefined) throw new RangeError('nothing to pick from');
      return value;
    },
  };
}

/** Returns the generator of a name, so that what is made up for it never depends on others. */
export function randomOf(name: string): SeededRandom {
  let seed = 2_166_136_261;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return seededRandom(seed);
}
