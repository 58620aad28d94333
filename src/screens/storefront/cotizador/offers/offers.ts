import type { DraftWindow, Offered } from '#src/api/draft.ts';
import { familyOf } from '#src/content/families.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { acceptedPatch, offeredOf } from '#src/features/draft-windows/accepted-offer.ts';
import { drawingOfWindow } from '#src/features/draft-windows/drawing-of-window.ts';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sayChange } from '#src/features/window-words/reason-texts.ts';
import { inCm } from '#src/format/measures.ts';
import { capital, listed, small } from '#src/format/words.ts';
import { blindsAfter, drawbacksOfOffer } from '#src/quoting/asked.ts';
import { linePriceFor } from '#src/quoting/money/buyer.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Alternative, Quote } from '#src/quoting/quote.ts';
import type { Drawback } from '#src/quoting/reasons/drawback.ts';
import type { Drawing } from '#src/ui/product/drawing.ts';
import type { Editing } from '../quoter-state.ts';
import { drawbackTexts } from './drawback-texts.ts';
import { offeredFamily, otherFamilies, type OtherFamily } from './other-families.ts';
import { askedWindow } from './size-choices.ts';

/** At most this many alternatives of the same product, and of other families, are shown. */
const MOST_OWN = 4;
const MOST_OTHER = 2;

/** What offers are worked out from. */
type Offering = Pick<Editing, 'current' | 'draft' | 'book' | 'quotable'>;

/** A window that can be made, offered for one that cannot. */
export interface Offer {
  readonly title: string;
  /** What the drawing does not show: "2 de 350 cm, tela en horizontal". */
  readonly detail: string;
  readonly drawing: Drawing | null;
  readonly quote: Quote;
  /** For the buyer. */
  readonly centavos: number;
  readonly drawbacks: readonly string[];
  /** The changes to the window. */
  readonly patch: Partial<Omit<DraftWindow, 'key'>>;
}

const lays = { normal: null, rotated: 'tela en horizontal', joined: 'con una unión' } as const;

const inRow = (blinds: number, widthMm: number) =>
  blinds > 1 ? [`${String(blinds)} de ${inCm(widthMm)} cm`] : [];

function detailOf(
  { changes, quote: { line, made } }: Alternative,
  blinds: number,
  nameOf: Quotable['nameOf'],
): string {
  // Two motors look the same in the drawing.
  const motorised = changes.find(({ change }) => change === 'control');
  const isOtherRoll = changes.some(({ change }) => change === 'roll');
  const parts = [
    ...inRow(blinds, line.widthMm),
    made.widthsMm.length > 1 ? made.widthsMm.map((mm) => `${inCm(mm)} cm`).join(' + ') : null,
    made.fabric === null ? null : lays[made.fabric.lay],
    isOtherRoll ? 'tela en vertical, más ancha' : null,
    motorised?.change === 'control' && made.motor !== null ? `con ${small(nameOf(motorised.id))}` : null,
    changes.some(({ change }) => change === 'other-motor') ? 'con otro motor' : null,
  ];
  return capital(parts.filter((part) => part !== null).join(', '));
}

/** A window that is offered in place of the one that was asked for, in another product or size. */
interface Made {
  readonly asked: Offered;
  readonly offered: Offered;
  readonly blinds: number;
  readonly quote: Quote;
  readonly drawbacks: readonly Drawback[];
}

/** What every offer has; its words depend on what it changes. */
function offerOf(
  { asked, offered, blinds, quote, drawbacks }: Made,
  { current, draft, book, quotable }: Offering,
): Omit<Offer, 'title' | 'detail'> {
  const { window } = current;
  const variant = quotable.variantOf(offered.variant) ?? null;
  const colour = variant?.colours.find(({ slug }) => slug === offered.color) ?? null;
  const { line } = offered;
  return {
    drawing: drawingOfWindow({ ...window, choices: line, blinds }, { ...line, variant, colour }),
    quote,
    centavos: linePriceFor(quote, book.list, book.buyer).totalCentavos,
    drawbacks: drawbackTexts(quote, drawbacks, book),
    patch: acceptedPatch({ was: asked, became: offered, blinds }, current, draft.unit),
  };
}

function ofAlternative(alternative: Alternative, asked: Offered, editing: Offering): Offer {
  const { quote, changes, drawbacks } = alternative;
  const { nameOf } = editing.quotable;
  const offered = { ...asked, line: quote.line };
  const blinds = blindsAfter(changes);
  return {
    title: capital(
      listed(changes.map((one) => small(sayChange(one, nameOf, secondMeasure(asked.family).name)))),
    ),
    detail: detailOf(alternative, blinds, nameOf),
    ...offerOf({ asked, offered, blinds, quote, drawbacks }, editing),
  };
}

function ofFamily(other: OtherFamily, asked: Offered, editing: Offering): Offer {
  const { variant, blinds, quote } = other;
  const { widthMm, heightMm } = quote.line;
  const isLower = heightMm < asked.line.heightMm;
  const drawbacks = [
    ...quote.drawbacks,
    ...drawbacksOfOffer({ heightMm: asked.line.heightMm, blinds }, quote.line),
  ];
  return {
    title: [familyOf(variant.family).one, ...(blinds > 1 ? [`${String(blinds)} lado a lado`] : [])].join(
      ', ',
    ),
    detail: [
      variant.name,
      ...inRow(blinds, widthMm),
      ...(isLower ? [`${inCm(heightMm)} cm de alto`] : []),
    ].join(', '),
    ...offerOf({ asked, offered: offeredFamily(other), blinds, quote, drawbacks }, editing),
  };
}

/** Whether an alternative makes the blind as large as it was asked for, in one piece. */
const isWhole = ({ changes }: Alternative) =>
  changes.every(({ change }) => change !== 'blinds' && change !== 'height');

/**
 * The windows offered in place of one that cannot be made; from other families only when its own family cannot make
 * it in one piece.
 */
export function offersOf(editing: Offering): readonly Offer[] {
  const { current, quotable, book } = editing;
  const asked = current.window.offer === null ? offeredOf(current) : askedWindow(current, book, quotable);
  const variant = quotable.variantOf(asked?.variant ?? null);
  const outcome = asked && variant ? quoteLine(asked.line, variant.product, book.list) : null;
  if (asked === null || variant === undefined || outcome?.kind !== 'refusal') return [];
  const { line, alternatives } = outcome;
  const own = alternatives.slice(0, MOST_OWN).map((one) => ofAlternative(one, asked, editing));
  if (alternatives.some(isWhole)) return own;
  const { heightMm } =
    alternatives.flatMap(({ changes }) => changes).find((one) => one.change === 'height') ?? line;
  const others = otherFamilies({ ...line, heightMm }, variant, quotable, book).slice(0, MOST_OTHER);
  return [...own, ...others.map((one) => ofFamily(one, asked, editing))];
}
