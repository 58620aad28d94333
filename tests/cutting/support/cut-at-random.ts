import { wholeBelow, type Random } from '#src/cutting/random.ts';

type Sides = readonly [acrossMm: number, alongMm: number];

/** The pieces of a rectangle after up to three rounds of cuts from edge to edge. */
export function cutAtRandom(acrossMm: number, alongMm: number, random: Random, rounds = 3): readonly Sides[] {
  if (rounds === 0 || Math.min(acrossMm, alongMm) < 200) return [[acrossMm, alongMm]];
  const parts = 2 + wholeBelow(random, 3);
  const [across, along] =
    random() < 0.5 ? [Math.floor(acrossMm / parts), alongMm] : [acrossMm, Math.floor(alongMm / parts)];
  return Array.from({ length: parts }, () => cutAtRandom(across, along, random, rounds - 1)).flat();
}
