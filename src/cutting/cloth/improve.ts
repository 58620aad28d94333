import type { OnProgress } from '../plan.ts';
import { seededRandom, wholeBelow, type Random } from '../random.ts';
import type { Item } from './fill.ts';
import { sectionsInColumns } from './on-sheet.ts';
import { lengthOf, sectionsOf, type Section, type Strip, type Work } from './sections.ts';

/** Sections that are cut again together. */
const MOST_SECTIONS = 5;
/** Pieces that are cut again together, so that an attempt costs the same in a long plan. */
const MOST_PIECES = 30;

const emptyShare = ({ piecesMm2, usedMm }: Section, { acrossMm }: Strip) =>
  1 - piecesMm2 / (usedMm * acrossMm);

/** Some sections to cut again: those with more waste are likelier. */
function chooseSections(sections: readonly Section[], strip: Strip, random: Random): ReadonlySet<number> {
  const drawn = sections
    .map((section, at) => ({ at, section, order: random() * (0.05 + emptyShare(section, strip)) }))
    .toSorted((one, other) => other.order - one.order);
  const most = 2 + wholeBelow(random, MOST_SECTIONS - 1);
  const chosen = new Set<number>();
  let pieces = 0;
  for (const { at, section } of drawn.slice(0, most)) {
    pieces += section.spots.length;
    if (chosen.size >= 2 && pieces > MOST_PIECES) break;
    chosen.add(at);
  }
  return chosen;
}

interface Effort {
  /** Work after which it ends. */
  readonly most: number;
  readonly work: Work;
  readonly onProgress: OnProgress;
}

/** Attempts between two reports of progress. */
const REPORT_EVERY = 20;

/** Attempts of which one lays its pieces in columns. */
const COLUMNS_EVERY = 4;

/** Attempts in a row without any gain after which it ends. */
const PATIENCE = 600;
/** Fewer where there are few pieces. */
const PATIENCE_EACH = 40;

/**
 * Cuts some sections again and again in other orders, and keeps what is not longer, until a length is reached that nothing
 * can go below, the work is done, or nothing has been gained for long.
 */
export function improve(
  sections: readonly Section[],
  items: ReadonlyMap<number, Item>,
  strip: Strip,
  boundMm: number,
  { most, work, onProgress }: Effort,
): readonly Section[] {
  const random = seededRandom(items.size * 7_919 + strip.acrossMm);
  let best = sections;
  let bestMm = lengthOf(best);
  let withoutGain = 0;
  const patience = sections.length < 2 ? 0 : Math.min(PATIENCE, PATIENCE_EACH * items.size);
  for (let attempt = 0; bestMm > boundMm && work.done < most && withoutGain < patience; attempt += 1) {
    if (attempt % REPORT_EVERY === 0) onProgress(Math.min(work.done, most), most);
    const chosen = chooseSections(best, strip, random);
    const again = best
      .filter((_, at) => chosen.has(at))
      .flatMap(({ spots }) => spots.flatMap(({ at }) => items.get(at) ?? []));
    const others = best.filter((_, at) => !chosen.has(at));
    const inColumns = attempt % COLUMNS_EVERY === 0 ? sectionsInColumns(again, strip, random, work) : [];
    const cut = inColumns.length > 0 ? inColumns : sectionsOf(again, strip, random, work);
    const mm = lengthOf(others) + lengthOf(cut);
    withoutGain += 1;
    if (mm > bestMm) continue;
    if (mm < bestMm) withoutGain = 0;
    best = [...others, ...cut];
    bestMm = mm;
  }
  return best;
}
