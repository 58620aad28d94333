import type { CutTable, Figure, Length, Number, Source } from '#src/quoting/cuts/table.ts';
import { entriesOf, type SlugOf } from '../entries.ts';
import type { FamilyId } from '../schema/vocabulary.ts';

/** A figure in mm and its source. */
export const figure = (mm: number, from: Source): Figure => ({ mm, from });

/** A figure of which no source was found. */
export const assumed = (mm: number): Figure => figure(mm, 'assumed');

/** The width that is made, and a figure. */
export const width = (plus: Figure): Length => ({ of: { width: 1 }, plus });

/** The height that is made, and a figure. */
export const height = (plus: Figure): Length => ({ of: { height: 1 }, plus });

/** The width of each finished cloth, and a figure. */
export const eachCloth = (plus: Figure): Length => ({ of: { cloth: 1 }, plus });

/** So many for each piece. */
export const count = (each: number, from: Source = 'assumed'): Number => ({
  by: 'count',
  count: each,
  from,
});

/** One for each started stretch along a length, and `more`. */
export const stretches = (along: Length, every: Figure, more: number, least: number): Number => ({
  by: 'stretch',
  along,
  every,
  more,
  least,
});

type Bar = CutTable['bars'][number];

/** A bar, of which each piece has one unless a number is given. */
export const bar = (
  part: Bar['part'],
  length: Length,
  number: Number = count(1),
  when?: Bar['when'],
): Bar => ({ part, length, number, ...(when === undefined ? {} : { when }) });

/** What hangs from controls of these names: a loop is twice as long as it hangs. */
export const hanging = (
  part: 'chain' | 'cord' | 'wand' | 'crank',
  times: 1 | 2,
  ...controls: readonly string[]
): Bar => bar(part, { of: { control: times }, plus: assumed(0) }, count(1), { controls });

/** Brackets under a rail: at both ends, and between. */
export const brackets = (everyMm: number): CutTable['pieces'][number] => ({
  part: 'bracket',
  number: stretches(width(assumed(0)), assumed(everyMm), 1, 2),
});

/** Cords and ladders: the first 150 mm from each end, and no further apart than 400 mm. */
export const cords = stretches(width(figure(-300, 'cord-spacing')), figure(400, 'cord-spacing'), 1, 2);

/** The same table for every variant of a family. */
export const forAll = <F extends FamilyId>(family: F, table: CutTable): Readonly<Record<string, CutTable>> =>
  Object.fromEntries(entriesOf(family).map(({ slug }) => [slug, table]));

/** A table for each variant of a family. */
export const forEach = <F extends FamilyId>(
  _family: F,
  tables: Readonly<Record<SlugOf<F>, CutTable>>,
): Readonly<Record<string, CutTable>> => tables;
