import type { Choices } from '#src/api/draft.ts';
import { linePriceFor } from '#src/quoting/buyer.ts';
import type { Change } from '#src/quoting/quote.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import { withoutBlanks } from './choices.ts';
import type { PriceBook } from './price-book.ts';
import type { PricedDraftWindow } from './price-window.ts';

/** Choices that a person made because their size did not fit: how the cloth is cut, and the control that moves it. */
export interface SizeChoices {
  readonly changes: readonly Change[];
  /** The window's choices without them. */
  readonly without: Choices;
  /** The price without them, in centavos; null when the size needs them. */
  readonly plainCentavos: number | null;
}

const lays = { normal: 'hang', rotated: 'rotate', joined: 'join' } as const;

const changesIn = (
  { lay, cloths = 1, rollMm, control }: Choices,
  before: Choices | null,
): readonly Change[] => [
  ...(lay === undefined ? [] : [{ change: lays[lay] }]),
  ...(cloths > 1 ? [{ change: 'cloths' as const, cloths }] : []),
  ...(rollMm === undefined ? [] : [{ change: 'roll' as const, rollMm }]),
  ...(before === null || control === undefined || control === before.control
    ? []
    : [{ change: 'control' as const, id: control }]),
];

/** The choices as they were before a solution; what the person chose since in other matters stays. */
function takenBack(choices: Choices, before: Choices | null): Choices {
  const cut = { lay: before?.lay, cloths: before?.cloths, rollMm: before?.rollMm };
  const moved =
    before === null ? {} : { control: before.control, motor: before.motor, remotes: before.remotes };
  return withoutBlanks({ ...choices, ...cut, ...moved });
}

/** Returns the choices that a window's size asked for; null when it has none, or cannot be made. */
export function sizeChoicesOf(
  { window: { choices, before }, reading, outcome }: PricedDraftWindow,
  { list, buyer }: PriceBook,
): SizeChoices | null {
  const { line, variant } = reading;
  const changes = changesIn(choices, before);
  if (changes.length === 0 || line === null || variant === null || outcome?.kind !== 'quote') return null;
  const { widthMm, heightMm, quantity } = line;
  const without = takenBack(choices, before);
  const plain = quoteLine({ widthMm, heightMm, quantity, ...without }, variant.product, list);
  return {
    changes,
    without,
    plainCentavos: plain.kind === 'quote' ? linePriceFor(plain, list, buyer).totalCentavos : null,
  };
}
