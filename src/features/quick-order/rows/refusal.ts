import type { Fault } from '#machines/quick-order/quick-order.machine.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { RowColumnKey } from '#src/features/draft-windows/row-columns.ts';
import { layNames } from '#src/features/window-words/lay-names.ts';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sayChange, sayDrawback, sayReason } from '#src/features/window-words/reason-texts.ts';
import { small } from '#src/format/words.ts';
import type { Alternative, Change, Refusal } from '#src/quoting/quote.ts';
import { decidingReasons } from '#src/quoting/reasons/deciding-reasons.ts';
import type { Reason } from '#src/quoting/reasons/reasons.ts';
import { writtenMeasure } from '#src/reading/written-measure.ts';
import { saying } from './part.ts';

type NameOf = Quotable['nameOf'];

/** The column of the cell that a refusal is about. */
function columnOf(reason: Reason): RowColumnKey {
  const isOfHeight = reason.code === 'too-short' || reason.code === 'too-tall';
  if (isOfHeight || (reason.code === 'bad-value' && reason.field === 'heightMm')) return 'height';
  return reason.code === 'bad-value' && reason.field === 'quantity' ? 'quantity' : 'width';
}

const inCm = (mm: number) => `${writtenMeasure(mm, 'cm')} cm`;

/** A change as texts of a row's cells; null for one that has no cell of its own. */
function cellsOf(change: Change, nameOf: NameOf): Readonly<Partial<Record<RowColumnKey, string>>> | null {
  switch (change.change) {
    case 'rotate':
      return { lay: layNames.rotated };
    case 'join':
      return { lay: layNames.joined };
    case 'hang':
      return { lay: layNames.normal };
    case 'cloths':
      return { cloths: String(change.cloths) };
    case 'roll':
      return { rollWidth: inCm(change.rollMm) };
    case 'control':
      return { control: nameOf(change.id) };
    case 'without-gallery':
      return { gallery: '' };
    case 'height':
      return { height: inCm(change.heightMm) };
    case 'shorter':
    case 'longer':
      return { height: inCm(change.projectionMm) };
    default:
      return null;
  }
}

/** The smallest change that solves a refusal, with what speaks against it; taken with one press where cells can say it. */
function wayOut(
  { changes, drawbacks }: Alternative,
  at: RowColumnKey,
  nameOf: NameOf,
  height: string,
): Fault {
  const texts = changes.map((change) => small(sayChange(change, nameOf, height)));
  const way = new Intl.ListFormat('es-MX').format(texts);
  const told = changes.map((change) => cellsOf(change, nameOf));
  const isWhole = told.every((cells) => cells !== null);
  const cells = Object.fromEntries(told.flatMap((one) => Object.entries(one ?? {})));
  return {
    at,
    kind: isWhole ? `way out: ${way}` : null,
    says: [`Así sí se puede: ${way}.`, ...drawbacks.map(sayDrawback)].join(' '),
    offers: isWhole ? [{ says: 'Hacerlo así', cells }] : [],
  };
}

/** Every reason for the refusal, and the smallest change that solves it. */
export function sayRefusal(
  { reasons, product, alternatives: [solution] }: Refusal,
  nameOf: NameOf,
  family: Variant['family'],
): readonly Fault[] {
  const { name: height } = secondMeasure(family);
  const told = decidingReasons(reasons, product);
  const texts = new Map(told.map((reason) => [sayReason(reason, nameOf, height), columnOf(reason)]));
  const faults = [...texts].map(([text, at]) => saying(at, text));
  if (solution === undefined) return faults;
  return [...faults, wayOut(solution, [...texts.values()][0] ?? 'width', nameOf, height)];
}
