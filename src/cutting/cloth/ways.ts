import type { OnProgress } from '../plan.ts';
import type { Item } from './fill.ts';
import { improve } from './improve.ts';
import { between, layOnRests, type Layout, type Width } from './layout.ts';
import { leastLength } from './least-cloth.ts';
import type { ClothPiece, ClothRules, ClothStock } from './roll-plans.ts';
import { oneByOne, sectionsOf, type Work } from './sections.ts';

/** A piece with the width of roll that it is laid on at first. */
export interface Assigned {
  readonly item: Item;
  readonly homeMm: number;
}

/** The widths of rolls, with the longest roll of each. */
export function widthsOf({ rolls, bought }: ClothStock): ReadonlyMap<number, number> {
  const longest = new Map<number, number>();
  for (const { widthMm, lengthMm } of [...rolls.filter(({ kind }) => kind !== 'remnant'), ...bought]) {
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
  readonly usesRests: boolean;
}

export interface Task {
  readonly assigned: readonly Assigned[];
  /** Each width with its longest roll, the narrowest first. */
  readonly widths: ReadonlyMap<number, number>;
  readonly stock: ClothStock;
  readonly rules: ClothRules;
  readonly work: Work;
}

/** The ways worth comparing: fewer where there is one width, and no rests. */
export function waysFor({ widths, stock }: Task): readonly Way[] {
  const onto = [null, ...(widths.size > 1 ? widths.keys() : [])];
  const rests = stock.rolls.some(({ kind }) => kind === 'remnant') ? [false, true] : [false];
  return onto.flatMap((ontoMm) =>
    [false, true].flatMap((isShort) => rests.map((usesRests) => ({ ontoMm, isShort, usesRests }))),
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
  const { assigned, stock, work } = task;
  const rests = way.usesRests ? stock.rolls.filter(({ kind }) => kind === 'remnant') : [];
  const { laid, left } = layOnRests(
    assigned.map(({ item }) => item),
    rests,
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
    return {
      widthMm,
      items,
      sections: [...oneByOne(alone, strip), ...sectionsOf(together, strip, null, work)],
    };
  });
  return { widths, rests: laid };
}

/** Every piece on a length of its own. */
export function layOneByOne(task: Task): Layout {
  const groups = byWidth(task.assigned, task, null);
  const widths = [...groups].map(([widthMm, items]) => ({
    widthMm,
    items,
    sections: oneByOne(items, stripOf(widthMm, true, task)),
  }));
  return { widths, rests: [] };
}

/** The same layout with its sections cut again where that saves cloth. */
export function improved(
  { widths, rests }: Layout,
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
  return { widths: better, rests };
}

/** The pieces that some roll is large enough for, each with the width that it is laid on at first. */
export function assign(
  pieces: readonly ClothPiece[],
  widths: ReadonlyMap<number, number>,
  { repeatMm, selvedgeMm }: ClothRules,
): readonly Assigned[] {
  return pieces.flatMap(({ acrossMm, alongMm, mayTurn, rollMm }, at): readonly Assigned[] => {
    const item = {
      at,
      acrossMm,
      // Every piece begins where the pattern does.
      alongMm: repeatMm === 0 ? alongMm : Math.ceil(alongMm / repeatMm) * repeatMm,
      mayTurn: mayTurn && repeatMm === 0,
      isTurned: false,
    };
    const fitting = [...widths]
      .filter(([widthMm, lengthMm]) => asItFits(item, widthMm, lengthMm, selvedgeMm) !== null)
      .map(([widthMm]) => widthMm);
    const homeMm = fitting.find((widthMm) => widthMm === rollMm) ?? fitting[0];
    return homeMm === undefined ? [] : [{ item, homeMm }];
  });
}
