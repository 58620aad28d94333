import type { OnProgress } from '../plan.ts';
import type { Item } from './fill.ts';
import { improve } from './improve.ts';
import { between, layOnSheets, type Layout, type StockRoll, type Width } from './layout.ts';
import { leastLength } from './least-cloth.ts';
import { sectionsInColumns } from './on-sheet.ts';
import type { ClothPiece, ClothRules, ClothStock } from './roll-plans.ts';
import { lengthOf, oneByOne, sectionsOf, type Work } from './sections.ts';

/** A piece with the width of roll that it is laid on at first, or of the rest where only rests are large enough. */
export interface Assigned {
  readonly item: Item;
  readonly homeMm: number;
}

type Widths = ReadonlyMap<number, number>;

/** Each width with its longest roll, the narrowest first. */
function widthsOf(rolls: readonly Pick<StockRoll, 'widthMm' | 'lengthMm'>[]): Widths {
  const longest = new Map<number, number>();
  for (const { widthMm, lengthMm } of rolls) {
    longest.set(widthMm, Math.max(longest.get(widthMm) ?? 0, lengthMm));
  }
  return new Map([...longest].toSorted(([one], [other]) => one - other));
}

const turned = (item: Item): Item => ({
  ...item,
  acrossMm: item.alongMm,
  alongMm: item.acrossMm,
  mayTurn: false,
  isTurned: true,
});

/** A piece as it can lie on a roll of a width: as it is, else turned; null where neither fits. */
export function asItFits(item: Item, widthMm: number, lengthMm: number, selvedgeMm: number): Item | null {
  const acrossMm = between(widthMm, selvedgeMm);
  const ways = [item, ...(item.mayTurn ? [turned(item)] : [])].filter((way) => way.alongMm <= lengthMm);
  return ways.find((way) => way.acrossMm <= acrossMm) ?? ways.find((way) => way.acrossMm <= widthMm) ?? null;
}

/** How the pieces of a plan are laid out. */
export interface Way {
  /** A width that takes every piece that fits it; null: each keeps its own. */
  readonly ontoMm: number | null;
  /** Whether sections are no longer than their longest piece. */
  readonly isShort: boolean;
  /** What is laid on as one sheet before rolls are cut in sections. */
  readonly sheets: 'none' | 'rests' | 'rests and short rolls';
}

export interface Task {
  readonly assigned: readonly Assigned[];
  /** Each width with its longest roll, the narrowest first. */
  readonly widths: Widths;
  readonly stock: ClothStock;
  readonly rules: ClothRules;
  readonly work: Work;
}

/** The rolls that a way lays on as one sheet: a roll of which all lies on the table can be cut like a rest. */
const sheetsOf = ({ sheets }: Pick<Way, 'sheets'>, { stock, rules }: Pick<Task, 'stock' | 'rules'>) =>
  stock.rolls.filter(
    ({ kind, lengthMm }) =>
      (kind === 'remnant' && sheets !== 'none') ||
      (lengthMm <= rules.tableMm && sheets === 'rests and short rolls'),
  );

/** The ways worth comparing: fewer where there is one width, no rests and no short rolls. */
export function waysFor(task: Task): readonly Way[] {
  const onto = [null, ...(task.widths.size > 1 ? task.widths.keys() : [])];
  const rests = sheetsOf({ sheets: 'rests' }, task).length;
  const all = sheetsOf({ sheets: 'rests and short rolls' }, task).length;
  const sheets: readonly Way['sheets'][] = [
    'none',
    ...(rests > 0 ? (['rests'] as const) : []),
    ...(all > rests ? (['rests and short rolls'] as const) : []),
  ];
  return onto.flatMap((ontoMm) =>
    [false, true].flatMap((isShort) => sheets.map((each) => ({ ontoMm, isShort, sheets: each }))),
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

export function layOut(way: Way, task: Task): Layout {
  const { assigned, rules, work } = task;
  const { laid, left } = layOnSheets(
    assigned.map(({ item }) => item),
    sheetsOf(way, task),
    rules.selvedgeMm,
    work,
  );
  const open = new Set(left.map(({ at }) => at));
  const groups = byWidth(
    assigned.filter(({ item }) => open.has(item.at)),
    task,
    way.ontoMm,
  );
  const widths = [...groups].map(([widthMm, items]): Width => {
    const strip = stripOf(widthMm, way.isShort, task);
    const [together, alone] = [
      items.filter((item) => item.acrossMm <= strip.acrossMm),
      items.filter((item) => item.acrossMm > strip.acrossMm),
    ];
    const inRows = sectionsOf(together, strip, null, work);
    const isLeast = lengthOf(inRows) <= leastLength(together, strip.acrossMm);
    const inColumns = way.isShort || isLeast ? [] : sectionsInColumns(together, strip, null, work);
    const best = inColumns.length > 0 && lengthOf(inColumns) < lengthOf(inRows) ? inColumns : inRows;
    return { widthMm, items, sections: [...oneByOne(alone, strip), ...best] };
  });
  return { widths, sheets: laid };
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

/** A piece as it is laid. */
const itemOf = ({ acrossMm, alongMm, mayTurn }: ClothPiece, at: number, { repeatMm }: ClothRules): Item => ({
  at,
  acrossMm,
  // Every piece begins where the pattern does.
  alongMm: repeatMm === 0 ? alongMm : Math.ceil(alongMm / repeatMm) * repeatMm,
  mayTurn: mayTurn && repeatMm === 0,
  isTurned: false,
});

/** What is to be laid, and on what: pieces that no roll and no rest is large enough for are left out. */
export function taskOf(pieces: readonly ClothPiece[], stock: ClothStock, rules: ClothRules): Task {
  const onRolls = [...stock.rolls.filter(({ kind }) => kind !== 'remnant'), ...stock.bought];
  const onRests = stock.rolls.filter(({ kind }) => kind === 'remnant');
  const [rolls, rests] = [widthsOf(onRolls), widthsOf(onRests)];
  const fittingIn = (widths: Widths, item: Item, selvedgeMm: number) =>
    [...widths]
      .filter(([widthMm, lengthMm]) => asItFits(item, widthMm, lengthMm, selvedgeMm) !== null)
      .map(([widthMm]) => widthMm);
  const assigned = pieces.flatMap((piece, at): readonly Assigned[] => {
    const item = itemOf(piece, at, rules);
    const fitting = fittingIn(rolls, item, rules.selvedgeMm);
    const homeMm =
      fitting.find((widthMm) => widthMm === piece.rollMm) ?? fitting[0] ?? fittingIn(rests, item, 0)[0];
    return homeMm === undefined ? [] : [{ item, homeMm }];
  });
  const homes = new Set(assigned.map(({ homeMm }) => homeMm).filter((widthMm) => !rolls.has(widthMm)));
  const widths = widthsOf([...onRolls, ...onRests.filter(({ widthMm }) => homes.has(widthMm))]);
  return { assigned, widths, stock, rules, work: { done: 0 } };
}
