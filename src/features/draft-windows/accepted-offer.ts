import type { AcceptedOffer, Choices, DraftWindow, Offered } from '#src/api/draft.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Asked } from '#src/quoting/asked.ts';
import type { Line } from '#src/quoting/line.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import { isOfSize } from '#src/quoting/reasons/deciding-reasons.ts';
import type { PriceList } from '#src/quoting/rules.ts';
import type { Unit } from '#src/reading/measure.ts';
import { typedMeasure } from '#src/reading/written-measure.ts';
import { choicesOf, withoutBlanks, withQuantity } from './choices.ts';
import type { WindowReading } from './read-window.ts';

/** A window of a draft, and its values. */
interface ReadWindow {
  readonly window: DraftWindow;
  readonly reading: WindowReading;
}

type Patch = Partial<Omit<DraftWindow, 'key'>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What an offer could change of a window, as it is now; null while something is missing. */
export function offeredOf({ window: { color }, reading: { variant, line } }: ReadWindow): Offered | null {
  return variant === null || line === null
    ? null
    : { family: variant.family, variant: variant.slug, color, line };
}

type Size = Pick<Line, 'widthMm' | 'heightMm' | 'quantity'>;

/** As many as these blinds were made for; the last may have fewer side by side. */
const piecesBefore = ({ quantity }: Pick<Line, 'quantity'>, blinds: number) => Math.ceil(quantity / blinds);

/** The size before an offer, except for what the person changed since. */
const sizeBefore = (now: Size, { was, became, blinds }: AcceptedOffer): Size => ({
  widthMm: now.widthMm === became.line.widthMm ? was.line.widthMm : now.widthMm,
  heightMm: now.heightMm === became.line.heightMm ? was.line.heightMm : now.heightMm,
  quantity: piecesBefore(now, blinds),
});

/** What the person asked for, when they accepted something else; null when they did not. */
export function askedSizeOf({ window: { offer }, reading: { line } }: ReadWindow): Asked | null {
  if (offer === null || line === null) return null;
  const { blinds } = offer;
  const { widthMm, heightMm } = sizeBefore(line, offer);
  const isAsAsked = blinds === 1 && widthMm === line.widthMm && heightMm === line.heightMm;
  return isAsAsked ? null : { widthMm, heightMm, blinds };
}

/** The products and prices that decide which remotes a line needs. */
interface Catalog {
  readonly variantOf: Quotable['variantOf'];
  readonly list: PriceList;
}

/** The remotes of a line for another quantity: those needed, if they were. */
function remotesAt({ line, variant }: Offered, quantity: number, { variantOf, list }: Catalog) {
  const product = variantOf(variant)?.product;
  return product === undefined
    ? line.remotes
    : withQuantity(choicesOf(line), product, line.quantity, quantity, list).remotes;
}

/**
 * The choices before an offer of the same product, without the cut of the fabric: that was always chosen for the
 * size.
 */
function choicesBefore(now: Offered, offer: AcceptedOffer, quantity: number, catalog: Catalog): Choices {
  const { was, became } = offer;
  const before = <Key extends keyof Choices>(key: Key): Choices[Key] =>
    isSame(now.line[key], became.line[key]) ? was.line[key] : now.line[key];
  const isOtherControl =
    !isSame(was.line.control, became.line.control) && isSame(now.line.control, became.line.control);
  const areOffered = isSame(now.line.remotes, remotesAt(became, now.line.quantity, catalog));
  const choices: { readonly [Key in keyof Choices]-?: Choices[Key] | undefined } = {
    lay: was.line.lay,
    cloths: was.line.cloths,
    rollMm: was.line.rollMm,
    control: before('control'),
    motor: isOtherControl ? was.line.motor : before('motor'),
    remotes: isOtherControl || areOffered ? remotesAt(was, quantity, catalog) : now.line.remotes,
    gallery: before('gallery'),
    extras: before('extras'),
    discountBp: before('discountBp'),
  };
  return withoutBlanks(choices);
}

/** A line without the choices of how its fabric is cut. */
const withoutCut = ({ lay: _lay, cloths: _cloths, rollMm: _rollMm, ...line }: Offered['line']) => line;

/**
 * The offer that a window is treated as. Of a saved window only the cut of its fabric is known to come from its size.
 */
const offerOf = (now: Offered, offer: AcceptedOffer | null): AcceptedOffer =>
  offer ?? { was: { ...now, line: withoutCut(now.line) }, became: now, blinds: 1 };

/** A window without what was accepted for its size. What the person changed since stays as it is. */
export function takenBack(now: Offered, accepted: AcceptedOffer | null, catalog: Catalog): Offered {
  const offer = offerOf(now, accepted);
  const { was, became } = offer;
  const size = sizeBefore(now.line, offer);
  if (was.variant !== became.variant && now.variant === became.variant) {
    const remotes = remotesAt(was, size.quantity, catalog);
    return { ...was, line: { ...size, ...withoutBlanks({ ...choicesOf(was.line), remotes }) } };
  }
  return { ...now, line: { ...size, ...choicesBefore(now, offer, size.quantity, catalog) } };
}

/** The changes that make a window what it could be. Texts of unchanged measures stay as typed. */
export function patchOf(offered: Offered, { window, reading }: ReadWindow, unit: Unit): Patch {
  const { family, variant, color, line } = offered;
  const { widthMm, heightMm, quantity } = line;
  return {
    ...{ family, variant, color },
    choices: choicesOf(line),
    width: widthMm === reading.widthMm ? window.width : typedMeasure(widthMm, unit),
    height: heightMm === reading.heightMm ? window.height : typedMeasure(heightMm, unit),
    quantity: quantity === reading.quantity ? window.quantity : String(quantity),
  };
}

/** The changes that accept an offer in place of a window. */
export const acceptedPatch = (offer: AcceptedOffer, now: ReadWindow, unit: Unit): Patch => ({
  ...patchOf(offer.became, now, unit),
  offer,
});

/** A line with the first control of its product. */
const withoutControl = ({ control: _control, motor: _motor, remotes: _remotes, ...line }: Offered['line']) =>
  line;

/** Whether a line has another control than the first of its product because of its size. */
function needsControl(line: Line, { variantOf, list }: Catalog, slug: string): boolean {
  const product = variantOf(slug)?.product;
  if (product === undefined || line.control === undefined || line.control === product.controls[0]?.id)
    return false;
  if (quoteLine(line, product, list).kind === 'refusal') return false;
  const plain = quoteLine(withoutControl(line), product, list);
  return plain.kind === 'refusal' && plain.reasons.some(isOfSize);
}

/**
 * The accepted offer of a saved window, of which only what was asked for is known, and the control that its size needs.
 */
export function savedOffer(now: Offered, asked: Asked | null, catalog: Catalog): AcceptedOffer | null {
  const isMotorised = needsControl(now.line, catalog, now.variant);
  if (asked === null && !isMotorised) return null;
  const { widthMm, heightMm, quantity } = now.line;
  const { blinds, ...size } = asked ?? { widthMm, heightMm, blinds: 1 };
  const line = isMotorised ? withoutControl(now.line) : now.line;
  const was = { ...withoutCut(line), ...size, quantity: piecesBefore({ quantity }, blinds) };
  return { was: { ...now, line: was }, became: now, blinds };
}
