import type { DraftWindow } from '#src/api/draft.ts';
import { familyOf } from '#src/content/families.ts';
import { inCm } from '#src/format/measures.ts';
import { capital, listed, small } from '#src/format/words.ts';
import { applyAlternative } from '#src/features/windows/choices.ts';
import { drawbackTexts } from '#src/features/windows/drawback-texts.ts';
import { drawingOfWindow } from '#src/features/windows/drawing-of-window.ts';
import { applyOtherFamily, otherFamilies, type OtherFamily } from '#src/features/windows/other-families.ts';
import { sayChange, sayDrawback } from '#src/features/windows/reason-texts.ts';
import { linePriceFor } from '#src/quoting/buyer.ts';
import type { Alternative, Quote, Refusal } from '#src/quoting/quote.ts';
import type { Drawing } from '#src/ui/product/drawing.ts';
import type { Editing } from './quoter-state.ts';

/** At most this many alternatives of the same product, and of other families, are shown. */
const MOST_OWN = 4;
const MOST_OTHER = 2;

/** A window that can be made, offered for one that cannot. */
export interface Offer {
  readonly title: string;
  /** What the drawing does not show: "2 de 350 cm", "Tela en horizontal". */
  readonly detail: string;
  readonly drawing: Drawing | null;
  /** How many of them hang side by side. */
  readonly blinds: number;
  readonly quote: Quote;
  /** For the buyer. */
  readonly centavos: number;
  readonly drawbacks: readonly string[];
  /** The changes to the window. */
  readonly patch: Partial<Omit<DraftWindow, 'key'>>;
}

const lays = { normal: null, rotated: 'Tela en horizontal', joined: 'Con una unión' } as const;

const inRow = (blinds: number, widthMm: number) =>
  blinds > 1 ? [`${String(blinds)} de ${inCm(widthMm)} cm`] : [];

function detailOf({ changes, quote: { line, made } }: Alternative, blinds: number): string {
  const isOtherRoll = changes.some(({ change }) => change === 'roll');
  return [
    ...inRow(blinds, line.widthMm),
    made.widthsMm.length > 1 ? made.widthsMm.map((mm) => `${inCm(mm)} cm`).join(' + ') : null,
    made.cloth === null ? null : lays[made.cloth.lay],
    isOtherRoll ? 'Tela en vertical, más ancha' : null,
    changes.some(({ change }) => change === 'control') && made.motor !== null ? 'Con motor' : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function ofAlternative(alternative: Alternative, editing: Editing): Offer {
  const { current, draft, book, quotable } = editing;
  const { window, reading } = current;
  const { quote, changes, drawbacks } = alternative;
  const patch = applyAlternative(alternative, draft.unit);
  const { widthMm, heightMm } = quote.line;
  const blinds = changes.find((one) => one.change === 'blinds')?.blinds ?? 1;
  return {
    title: capital(listed(changes.map((one) => small(sayChange(one, quotable.nameOf))))),
    detail: detailOf(alternative, blinds),
    drawing: drawingOfWindow(
      { ...window, choices: patch.choices ?? window.choices },
      { ...reading, widthMm, heightMm },
    ),
    blinds,
    quote,
    centavos: linePriceFor(quote, book.list, book.buyer).totalCentavos,
    drawbacks: drawbackTexts(quote, drawbacks, book),
    patch: { ...patch, before: window.before ?? window.choices },
  };
}

function ofFamily(other: OtherFamily, { current: { window, reading }, draft, book }: Editing): Offer {
  const { variant, blinds, quote, centavos } = other;
  const patch = applyOtherFamily(other, draft.unit);
  const { widthMm, heightMm } = quote.line;
  const isLower = heightMm < (reading.heightMm ?? 0);
  return {
    title: [familyOf(variant.family).one, ...(blinds > 1 ? [`${String(blinds)} lado a lado`] : [])].join(
      ', ',
    ),
    detail: [
      variant.name,
      ...inRow(blinds, widthMm),
      ...(isLower ? [`${inCm(heightMm)} cm de alto`] : []),
    ].join(', '),
    drawing: drawingOfWindow(
      { ...window, choices: patch.choices ?? {} },
      { ...reading, variant, colour: variant.colours[0] ?? null, widthMm, heightMm },
    ),
    blinds,
    quote,
    centavos,
    drawbacks: [
      ...drawbackTexts(quote, quote.drawbacks, book),
      ...(blinds > 1 ? [sayDrawback('gap-between-blinds')] : []),
      ...(isLower ? [sayDrawback('covers-less')] : []),
    ],
    patch,
  };
}

/** Whether an alternative makes the blind as large as it was asked for, in one piece. */
const isWhole = ({ changes }: Alternative) =>
  changes.every(({ change }) => change !== 'blinds' && change !== 'height');

/** What can be made in place of a refused window; other families only where its own cannot be made whole. */
export function offersOf({ line, alternatives }: Refusal, editing: Editing): readonly Offer[] {
  const { current, quotable, book } = editing;
  const { variant } = current.reading;
  const own = alternatives.slice(0, MOST_OWN).map((one) => ofAlternative(one, editing));
  if (variant === null || alternatives.some(isWhole)) return own;
  const { heightMm } =
    alternatives.flatMap(({ changes }) => changes).find((one) => one.change === 'height') ?? line;
  const others = otherFamilies({ ...line, heightMm }, variant, quotable, book).slice(0, MOST_OTHER);
  return [...own, ...others.map((one) => ofFamily(one, editing))];
}
