import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import { ROLL_MM } from '#src/content/cuts/materials.ts';
import type { NamedProducts } from '#src/content/quotable.ts';
import { planBars, planCloth } from '#src/cutting/index.ts';
import { cutListOf, type BarGroup, type ClothGroup, type CutList } from './cut-list.ts';
import { barRules, clothRules } from './cut-rules.ts';

/** How much of an article some windows take: metres of cloth or from a reel, whole bars, pieces. */
export interface Need {
  readonly code: string;
  readonly name: string;
  readonly kind: 'cloth' | 'part';
  /** Width of the roll of a cloth; null for anything else. */
  readonly widthMm: number | null;
  readonly quantity: number;
}

/** What some windows take of one article; of a cloth each way to cut it, the one that takes the least first. */
export interface ArticleNeed {
  readonly code: string;
  /** Keys of the windows that take it. */
  readonly windows: readonly string[];
  readonly ways: readonly (readonly Need[])[];
}

/** What windows are made of. */
export interface Needs {
  readonly articles: readonly ArticleNeed[];
  /** Keys of windows that nothing says how to cut, or whose cloth no roll is wide enough for. */
  readonly unknown: readonly string[];
}

const inMetres = (mm: number) => Math.ceil(mm / 10) / 100;

/** Metres of each width of a cloth, cut from new rolls of some widths, and whether none of its pieces is wider. */
function clothNeeds(group: ClothGroup, widthsMm: readonly number[]) {
  const { code, name, pieces } = group;
  const { rolls, unplaced } = planCloth(
    pieces,
    { rolls: [], bought: widthsMm.map((widthMm) => ({ widthMm, lengthMm: ROLL_MM })) },
    clothRules(group),
    { most: 0 },
  );
  const needs = [...new Set(rolls.map(({ widthMm }) => widthMm))].map((widthMm): Need => ({
    ...{ code, name, kind: 'cloth', widthMm },
    quantity: inMetres(rolls.reduce((sum, roll) => sum + (roll.widthMm === widthMm ? roll.usedMm : 0), 0)),
  }));
  return { needs, isWhole: unplaced.length === 0 };
}

/** Every way to cut a cloth: from all its widths, or from one alone. Where there is none, what can be cut of it. */
function clothWays(group: ClothGroup) {
  const { widthsMm } = group;
  const choices = widthsMm.length === 1 ? [widthsMm] : [widthsMm, ...widthsMm.map((widthMm) => [widthMm])];
  const cut = choices.map((widths) => clothNeeds(group, widths));
  const whole = cut.filter(({ isWhole }) => isWhole);
  const isWhole = whole.length > 0;
  return { ways: (isWhole ? whole : cut.slice(0, 1)).map(({ needs }) => needs), isWhole };
}

function barNeed(group: BarGroup): Need {
  const { code, name, barMm, pieces } = group;
  const { bars } = planBars(pieces, { barMm, whole: null, rests: [] }, barRules(group), 1);
  return { code, name, kind: 'part', widthMm: null, quantity: bars.length };
}

const codesIn = ({ cloths, bars, counted }: CutList): readonly string[] => [
  ...new Set([...cloths, ...bars, ...counted].map(({ code }) => code)),
];

/** What windows take of each article, all of them together, by the rules of a cut plan. */
export function needsOf(windows: readonly QuotedWindow[], quotable: NamedProducts): Needs {
  const listOf = (some: readonly QuotedWindow[]) => cutListOf([{ folio: '', windows: some }], quotable);
  const each = windows.map((window) => ({ key: window.key, list: listOf([window]) }));
  const { cloths, bars, counted } = listOf(windows);
  const takers = Map.groupBy(
    each.flatMap(({ key, list }) => codesIn(list).map((code) => ({ key, code }))),
    ({ code }) => code,
  );
  const of = (code: string, ways: ArticleNeed['ways']): ArticleNeed => ({
    code,
    windows: takers.get(code)?.map(({ key }) => key) ?? [],
    ways,
  });
  const cut = cloths.map((group) => {
    const { ways, isWhole } = clothWays(group);
    return { article: of(group.code, ways), isWhole };
  });
  const uncut = cut.flatMap(({ article, isWhole }) => (isWhole ? [] : article.windows));
  return {
    articles: [
      ...cut.map(({ article }) => article),
      ...bars.map((group) => of(group.code, [[barNeed(group)]])),
      ...counted.map(({ code, name, unit, quantity }) =>
        of(code, [
          [
            {
              ...{ code, name, kind: 'part', widthMm: null },
              quantity: unit === 'mm' ? inMetres(quantity) : quantity,
            },
          ],
        ]),
      ),
    ],
    unknown: each.flatMap(({ key, list }) => (list.unknown.length > 0 || uncut.includes(key) ? [key] : [])),
  };
}
