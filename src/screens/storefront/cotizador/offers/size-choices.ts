import type { Offered } from '#src/api/draft.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { offeredOf, takenBack } from '#src/features/draft-windows/accepted-offer.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import type { Line } from '#src/quoting/line.ts';
import { linePriceFor } from '#src/quoting/money/buyer.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Change } from '#src/quoting/quote.ts';
import type { Product } from '#src/quoting/rules.ts';

/** What a person accepted because their size could not be made. */
export interface SizeChoices {
  /** The accepted product; null when it is the one that was asked for. */
  readonly instead: Variant | null;
  readonly changes: readonly Change[];
  /** The window without them. */
  readonly without: Offered;
  /** The price without them, in centavos; null when the size needs them. */
  readonly plainCentavos: number | null;
}

const lays = { normal: 'hang', rotated: 'rotate', joined: 'join' } as const;

/** The changes that can affect each field of a line: a field without them does not compile. */
function changesOfLine(
  was: Line,
  now: Line,
  product: Product,
): { readonly [Key in keyof Line]-?: readonly Change[] } {
  const { heightMm, lay = 'normal', cloths = 1, rollMm, control } = now;
  const awning = { change: heightMm < was.heightMm ? 'shorter' : 'longer', projectionMm: heightMm } as const;
  const left = was.extras?.filter((id) => now.extras?.includes(id) !== true) ?? [];
  return {
    // Blinds side by side are narrower, and more.
    widthMm: [],
    quantity: [],
    heightMm: [product.projections === undefined ? { change: 'height', heightMm } : awning],
    lay: [{ change: lays[lay] }],
    cloths: [{ change: 'cloths', cloths }],
    rollMm: rollMm === undefined ? [] : [{ change: 'roll', rollMm }],
    control: control === undefined ? [] : [{ change: 'control', id: control }],
    motor: control === was.control ? [{ change: 'other-motor' }] : [],
    gallery: was.gallery === undefined ? [] : [{ change: 'without-gallery', id: was.gallery }],
    extras: left.map((id) => ({ change: 'without-extra', id })),
    // Remotes follow the control and the number of blinds.
    remotes: [],
    discountBp: [],
  };
}

/** Another product has its own choices. */
const sizeFields: ReadonlySet<string> = new Set<keyof Line>(['heightMm']);

function changesBetween(was: Offered, now: Offered, { product }: Variant): readonly Change[] {
  const before = new Map(Object.entries(was.line));
  const after = new Map(Object.entries(now.line));
  return Object.entries(changesOfLine(was.line, now.line, product))
    .filter(([key]) => was.variant === now.variant || sizeFields.has(key))
    .filter(([key]) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key)))
    .flatMap(([, changes]) => changes);
}

/** What a window would be without what was accepted for its size; null while something is missing. */
export function askedWindow(
  priced: PricedDraftWindow,
  { list }: PriceBook,
  { variantOf }: Quotable,
): Offered | null {
  const now = offeredOf(priced);
  return now === null ? null : takenBack(now, priced.window.offer, { variantOf, list });
}

/** Returns what was accepted for the size of a window; null when nothing was. */
export function sizeChoicesOf(
  priced: PricedDraftWindow,
  book: PriceBook,
  quotable: Quotable,
): SizeChoices | null {
  const { variant } = priced.reading;
  const now = offeredOf(priced);
  const without = askedWindow(priced, book, quotable);
  if (variant === null || now === null || without === null) return null;
  const blinds = priced.window.offer?.blinds ?? 1;
  const beside: readonly Change[] = blinds > 1 ? [{ change: 'blinds', blinds }] : [];
  const changes = [...beside, ...changesBetween(without, now, variant)];
  const instead = without.variant === now.variant ? null : variant;
  const product = quotable.variantOf(without.variant)?.product;
  if ((changes.length === 0 && instead === null) || product === undefined) return null;
  const plain = quoteLine(without.line, product, book.list);
  return {
    instead,
    changes,
    without,
    plainCentavos: plain.kind === 'quote' ? linePriceFor(plain, book.list, book.buyer).totalCentavos : null,
  };
}
