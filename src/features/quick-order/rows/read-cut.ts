import { layNames } from '#src/features/window-words/lay-names.ts';
import type { Lay, Line } from '#src/quoting/line.ts';
import { readSpokenCount } from '#src/reading/spoken.ts';
import { asking, oneOf, type Choice } from './closed-set.ts';
import type { Part } from './part.ts';

/** A blind is cut in at most so many cloths. */
const MOST_CLOTHS = 3;

/** Reads in how many cloths a blind is cut; an empty cell means the product's usual. */
export function clothsIn(written: string): Part<Line['cloths']> {
  if (written === '') return { value: undefined };
  const count = readSpokenCount(written, MOST_CLOTHS);
  return 'value' in count ? count : asking('cloths', written, ['1', '2', '3']);
}

const lays: readonly Choice<Lay>[] = [
  { value: 'normal', names: [layNames.normal] },
  { value: 'rotated', names: [layNames.rotated, 'en horizontal', 'horizontal'] },
  { value: 'joined', names: [layNames.joined, 'unida'] },
];

/** Reads how the fabric lies: "en horizontal" means the same as "tela en horizontal". */
export const layIn = (written: string): Part<Lay | undefined> => oneOf('lay', written, lays);
