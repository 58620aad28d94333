/** A number from 0 to 1, 1 excluded: the same row of numbers for the same seed. */
export type Random = () => number;

/** A small generator (mulberry32): plans must come out the same every time. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from 0 to `below`, which is excluded. */
export const wholeBelow = (random: Random, below: number): number => Math.floor(random() * below);
