import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { NamedProducts } from '#src/content/quotable.ts';
import { hasRollForEach, planBars } from '#src/cutting/index.ts';
import { cutListOf, type BarGroup, type ClothGroup, type CutList } from './cut-list.ts';
import { barRules } from './cut-rules.ts';
import { clothTask } from './cut-task.ts';

/** Keys of the windows that take an article. */
interface Taken {
  readonly windows: readonly string[];
}

/** The pieces that some windows take of a cloth: how many metres that is depends on the rolls that there are. */
export interface ClothNeed extends ClothGroup, Taken {}

/** How much of another article some windows take: metres from a reel, whole bars, pieces. */
export interface PartNeed extends Taken {
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
}

/** What windows are made of. */
export interface Needs {
  readonly cloths: readonly ClothNeed[];
  readonly parts: readonly PartNeed[];
  /** Keys of windows that nothing says how to cut, or whose cloth no roll is wide enough for. */
  readonly unknown: readonly string[];
}

const hasRolls = (group: ClothGroup): boolean => {
  const { pieces, stock, rules } = clothTask(group, [], () => null);
  return hasRollForEach(pieces, stock, rules);
};

const barsOf = (group: BarGroup): number =>
  planBars(group.pieces, { barMm: group.barMm, whole: null, rests: [] }, barRules(group), 1).bars.length;

const codesIn = ({ cloths, bars, counted }: CutList): readonly string[] => [
  ...new Set([...cloths, ...bars, ...counted].map(({ code }) => code)),
];

/** Metres, from whole mm. */
export const inMetres = (mm: number): number => Math.ceil(mm / 10) / 100;

/**
 * What windows take of each article, all of them together, by the rules of a cut plan.
 * @param list what of them is cut; all by default
 */
export function needsOf(
  windows: readonly QuotedWindow[],
  quotable: NamedProducts,
  list = cutListOf([{ folio: '', windows }], quotable),
): Needs {
  const each = windows.map((window) => ({
    key: window.key,
    list: cutListOf([{ folio: '', windows: [window] }], quotable),
  }));
  const { cloths, bars, counted } = list;
  const takers = Map.groupBy(
    each.flatMap(({ key, list: own }) => codesIn(own).map((code) => ({ key, code }))),
    ({ code }) => code,
  );
  const takersOf = (code: string) => takers.get(code)?.map(({ key }) => key) ?? [];
  const uncut = cloths.flatMap((group) => (hasRolls(group) ? [] : takersOf(group.code)));
  return {
    cloths: cloths.map((group) => ({ ...group, windows: takersOf(group.code) })),
    parts: [
      ...bars.map((group) => ({ ...group, quantity: barsOf(group) })),
      ...counted.map(({ unit, quantity, ...article }) => ({
        ...article,
        quantity: unit === 'mm' ? inMetres(quantity) : quantity,
      })),
    ].map(({ code, name, quantity }) => ({ code, name, quantity, windows: takersOf(code) })),
    unknown: each.flatMap(({ key, list: own }) =>
      own.unknown.length > 0 || uncut.includes(key) ? [key] : [],
    ),
  };
}
