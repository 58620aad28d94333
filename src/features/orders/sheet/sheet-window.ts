import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import { hangsInRecess } from '#src/content/families.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Colour } from '#src/content/schema/variant.ts';
import { seenFrom, sideNames } from '#src/features/draft-windows/fitting.ts';
import { factsOf, type WindowFacts } from '#src/features/quoted-windows/window-facts.ts';
import { sizeInMm } from '#src/format/millimetres.ts';
import { fittingOf, partsOf } from '#src/materials/window-parts.ts';
import { partRows, type PartRow } from './part-rows.ts';

/** What the workshop reads of one window of an order. */
export interface SheetWindow {
  /** "2 de 5" */
  readonly place: string;
  /** Its pieces that are cut again, and why; empty without any. */
  readonly spoiled: string;
  /** What every document says of it. */
  readonly facts: WindowFacts;
  /** The cloth's code and colour; null when it is no longer in the catalog. */
  readonly colour: Colour | null;
  /** "1,200 × 1,800 mm" */
  readonly ordered: string;
  /** The size that is made; null when nothing says how it is cut today. */
  readonly made: string | null;
  /** "Blackout Lino, Blanco, EB-101" */
  readonly cloth: string;
  /** The side of its control as every document words it; null where it has none. */
  readonly side: string | null;
  /** The motor that moves it, chosen or not; null without one. */
  readonly motor: string | null;
  readonly parts: readonly PartRow[];
  /** What the order leaves open, as sentences. */
  readonly open: readonly string[];
}

const NOT_CUT = 'Con el catálogo de hoy no sabemos cortarla: revísala con quien la vendió.';
const NO_MOUNT = 'No dice si va por dentro o por fuera: los cortes no llevan holgura.';
const NO_FITTING = 'No dice el lado ni el largo del mando: se ponen los de siempre.';

interface InOrder extends Pick<SheetWindow, 'place' | 'spoiled'> {
  readonly quotable: Quotable;
}

/** One window of an order as the workshop reads it. */
export function sheetWindow(window: QuotedWindow, { place, spoiled, quotable }: InOrder): SheetWindow {
  const facts = factsOf(window, quotable);
  const { variant, colourOf: colour } = facts;
  const fitting = variant === null ? {} : fittingOf(window, variant);
  const parts = variant === null ? null : partsOf(window, variant, fitting);
  const { side } = fitting;
  const { widthMm, heightMm } = window.line;
  return {
    place,
    spoiled,
    facts,
    colour,
    cloth: [facts.product, facts.colour, ...(colour === null ? [] : [colour.code])].join(', '),
    ordered: sizeInMm(widthMm, heightMm),
    made: parts === null ? null : sizeInMm(parts.size.widthMm, parts.size.heightMm),
    side:
      side === undefined || variant === null ? null : `mando a la ${sideNames[side]}, ${seenFrom(variant)}`,
    motor: parts?.made.motor ? quotable.nameOf(parts.made.motor.motor.id) : null,
    parts: parts === null ? [] : partRows(parts, fitting, quotable),
    open: [
      ...(parts === null ? [NOT_CUT] : []),
      ...(variant !== null && hangsInRecess(variant) && window.mount === null ? [NO_MOUNT] : []),
      ...(side !== undefined && window.fitting === null ? [NO_FITTING] : []),
    ],
  };
}
