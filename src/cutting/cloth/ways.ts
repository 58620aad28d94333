import type { OnProgress } from '../plan.ts';
import { allot } from './allot.ts';
import type { Item } from './fill.ts';
import { improve } from './improve.ts';
import { between, layOnSheets, type Layout, type Width } from './layout.ts';
import { leastLength } from './least-cloth.ts';
import { sectionsInColumns } from './on-sheet.ts';
import { openRolls } from './roll-plans.ts';
import { lengthOf, oneByOne, sectionsOf, type Section } from './sections.ts';
import { asItFits, type Assigned, type Task } from './task.ts';

/** How the pieces of a plan are laid out. */
export interface Way {
  /** A width that takes every piece that fits it; null: each keeps its own. */
  readonly ontoMm: number | null;
  /** Whether sections are no longer than their longest piece. */
  readonly isShort: boolean;
  /** What is laid on as one sheet before rolls are cut in sections. */
  readonly sheets: 'none' | 'rests' | 'rests and short rolls';
  /** Whether the rolls that are there are used up, width after width, before a piece is laid on one to buy. */
  readonly isStockFirst: boolean;
}

/** The rolls that a way lays on as one sheet: a roll of which all lies on the table can be cut like a rest. */
const sheetsOf = ({ sheets }: Pick<Way, 'sheets'>, { stock, rules }: Pick<Task, 'stock' | 'rules'>) =>
  stock.rolls.filter(
    ({ kind, lengthMm }) =>
      (kind === 'remnant' && sheets !== 'none') ||
      (lengthMm <= rules.tableMm && sheets === 'rests and short rolls'),
  );

/**
 * The ways worth comparing: fewer where there is one width, no rests and no short rolls.
 * @param isStockFirst whether the rolls that are there are used up before one is bought: none where there is one width
 */
export function waysFor(task: Task, isStockFirst: boolean): readonly Way[] {
  if (isStockFirst && task.widths.size < 2) return [];
  const onto = [null, ...(task.widths.size > 1 ? task.widths.keys() : [])];
  const rests = sheetsOf({ sheets: 'rests' }, task).length;
  const all = sheetsOf({ sheets: 'rests and short rolls' }, task).length;
  const sheets: readonly Way['sheets'][] = [
    'none',
    ...(rests > 0 ? (['rests'] as const) : []),
    ...(all > rests ? (['rests and short rolls'] as const) : []),
  ];
  return onto.flatMap((ontoMm) =>
    [false, true].flatMap((isShort) =>
      sheets.map((each) => ({ ontoMm, isShort, sheets: each, isStockFirst })),
    ),
  );
}

/** Pieces by the width of the roll that they are laid on. */
function byWidth(assigned: readonly Assigned[], { widths, rules }: Task, ontoMm: number | null) {
  const groups = new Map<number, Item[]>();
  for (const { item, homeMm } of assigned) {
    const wanted = ontoMm ?? homeMm;
    const onWanted = asItFits(item, wanted, widths.get(wanted) ?? 0, rules.selvedgeMm);
    const widthMm = onWanted === null ? homeMm : wanted;
    const own = onWanted ?? asItFits(item, homeMm, widths.get(homeMm) ?? 0, rules.selvedgeMm);
    if (own !== null) groups.set(widthMm, [...(groups.get(widthMm) ?? []), own]);
  }
  return groups;
}

const stripOf = (widthMm: number, isShort: boolean, { widths, rules }: Task) => ({
  acrossMm: between(widthMm, rules.selvedgeMm),
  longestMm: isShort ? 0 : Math.min(rules.tableMm, widths.get(widthMm) ?? 0),
});

/** Pieces of one width in sections: in rows, or in columns where they are shorter so. */
function sectionsFor(
  items: readonly Item[],
  widthMm: number,
  isShort: boolean,
  task: Task,
): readonly Section[] {
  const { work, cut } = task;
  const strip = stripOf(widthMm, isShort, task);
  // Many ways lay the same pieces on the same width.
  const key = [
    strip.acrossMm,
    strip.longestMm,
    ...items.map(({ at, isTurned }) => (isTurned ? -1 - at : at)),
  ].join();
  const known = cut.get(key);
  if (known !== undefined) return known;
  const [together, alone] = [
    items.filter((item) => item.acrossMm <= strip.acrossMm),
    items.filter((item) => item.acrossMm > strip.acrossMm),
  ];
  const inRows = sectionsOf(together, strip, null, work);
  const isLeast = lengthOf(inRows) <= leastLength(together, strip.acrossMm);
  const inColumns = isShort || isLeast ? [] : sectionsInColumns(together, strip, null, work);
  const best = inColumns.length > 0 && lengthOf(inColumns) < lengthOf(inRows) ? inColumns : inRows;
  const sections = [...oneByOne(alone, strip), ...best];
  cut.set(key, sections);
  return sections;
}

/** What the rolls that are there last for, width after width, and the pieces that are left. */
function layOnStock(open: readonly Assigned[], sheets: Layout['sheets'], way: Way, task: Task) {
  const { widths, stock, rules } = task;
  const wanted = [...widths.keys()].toSorted(
    (one, other) => Number(other === way.ontoMm) - Number(one === way.ontoMm) || one - other,
  );
  let left = open;
  const laid = new Map<number, Width>();
  for (const widthMm of wanted) {
    const rolls = openRolls(stock, widthMm, sheets);
    const longestMm = Math.max(0, ...rolls.map(({ lengthMm }) => lengthMm));
    const items = left.flatMap(({ item }) => asItFits(item, widthMm, longestMm, rules.selvedgeMm) ?? []);
    const sections = allot(sectionsFor(items, widthMm, way.isShort, task), rolls, null).flatMap(
      (allotted) => allotted.sections,
    );
    const taken = new Set(sections.flatMap(({ spots }) => spots.map(({ at }) => at)));
    laid.set(widthMm, { widthMm, items: items.filter(({ at }) => taken.has(at)), sections });
    left = left.filter(({ item }) => !taken.has(item.at));
  }
  return { laid, left };
}

export function layOut(way: Way, task: Task): Layout {
  const { assigned, rules, work } = task;
  const { laid: sheets, left } = layOnSheets(
    assigned.map(({ item }) => item),
    sheetsOf(way, task),
    rules.selvedgeMm,
    work,
  );
  const open = new Set(left.map(({ at }) => at));
  const unlaid = assigned.filter(({ item }) => open.has(item.at));
  const fromStock = way.isStockFirst
    ? layOnStock(unlaid, sheets, way, task)
    : { laid: new Map<number, Width>(), left: unlaid };
  const groups = byWidth(fromStock.left, task, way.ontoMm);
  const widths = [...new Set([...fromStock.laid.keys(), ...groups.keys()])].map((widthMm): Width => {
    const there = fromStock.laid.get(widthMm);
    const items = groups.get(widthMm) ?? [];
    return {
      widthMm,
      items: [...(there?.items ?? []), ...items],
      sections: [...(there?.sections ?? []), ...sectionsFor(items, widthMm, way.isShort, task)],
    };
  });
  return { widths, sheets };
}

/** Every piece on a length of its own. */
export function layOneByOne(task: Task): Layout {
  const groups = byWidth(task.assigned, task, null);
  const widths = [...groups].map(([widthMm, items]) => ({
    widthMm,
    items,
    sections: oneByOne(items, stripOf(widthMm, true, task)),
  }));
  return { widths, sheets: [] };
}

/** The same layout with its sections cut again where that saves cloth. */
export function improved(
  { widths, sheets }: Layout,
  way: Way,
  task: Task,
  most: number,
  onProgress: OnProgress,
): Layout {
  const pieces = widths.reduce((total, { items }) => total + items.length, 0);
  let before = 0;
  const better = widths.map(({ widthMm, items, sections }) => {
    const strip = stripOf(widthMm, way.isShort, task);
    const share = pieces === 0 ? 0 : items.length / pieces;
    const start = before;
    before += most * share;
    const wide = new Set(items.filter((item) => item.acrossMm > strip.acrossMm).map(({ at }) => at));
    const isAlone = (section: Width['sections'][number]) => section.spots.some(({ at }) => wide.has(at));
    const work = { done: 0 };
    const again = improve(
      sections.filter((section) => !isAlone(section)),
      new Map(items.map((item) => [item.at, item])),
      strip,
      leastLength(
        items.filter(({ at }) => !wide.has(at)),
        strip.acrossMm,
      ),
      {
        most: most * share,
        work,
        onProgress: (done) => {
          onProgress(start + done, most);
        },
      },
    );
    return { widthMm, items, sections: [...sections.filter(isAlone), ...again] };
  });
  return { widths: better, sheets };
}
