import { fullest } from '../fullest.ts';
import type { Section } from './sections.ts';

/** A roll of one width that sections can be cut from. */
export interface OpenRoll {
  readonly id: string | null;
  readonly kind: 'whole' | 'started' | 'bought';
  readonly lengthMm: number;
}

export interface Allotted {
  readonly roll: OpenRoll;
  readonly sections: readonly Section[];
}

/** Takes from a list what fills a roll best. */
function takeFor(roll: OpenRoll, left: readonly Section[]): readonly Section[] {
  const chosen = new Set(
    fullest(
      left.map(({ usedMm }) => usedMm),
      roll.lengthMm,
    ),
  );
  return left.filter((_, at) => chosen.has(at));
}

/**
 * Divides sections among rolls: started ones are used up first, the shortest first, then whole ones, then as many new ones
 * as it takes. Sections must be no longer than a new roll.
 * @param bought length of a new roll in mm
 */
export function allot(
  sections: readonly Section[],
  rolls: readonly OpenRoll[],
  boughtMm: number | null,
): readonly Allotted[] {
  const inOrder = rolls.toSorted(
    (one, other) =>
      Number(one.kind === 'whole') - Number(other.kind === 'whole') || one.lengthMm - other.lengthMm,
  );
  // Long sections first: they are the hardest to find room for.
  let left = sections.toSorted((one, other) => other.usedMm - one.usedMm);
  const allotted: Allotted[] = [];
  const cutFrom = (roll: OpenRoll) => {
    const taken = takeFor(roll, left);
    if (taken.length === 0) return false;
    allotted.push({ roll, sections: taken });
    left = left.filter((section) => !taken.includes(section));
    return true;
  };
  for (const roll of inOrder) cutFrom(roll);
  if (boughtMm === null) return allotted;
  const bought = { id: null, kind: 'bought', lengthMm: boughtMm } as const;
  while (left.length > 0 && cutFrom(bought)) continue;
  return allotted;
}
