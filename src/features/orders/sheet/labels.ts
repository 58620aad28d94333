import type { OrderSheet } from './order-sheet.ts';

/** What is stuck on one piece of an order. */
export interface Label {
  readonly folio: string;
  /** "Ventana 2 de 5, pieza 1 de 3"; without the piece for a line of one. */
  readonly place: string;
  readonly room: string;
  /** "1.20 × 1.80 m" */
  readonly size: string;
  readonly cloth: string;
  readonly side: string | null;
}

/** A label for every piece, in the order of the windows. */
export const labelsOf = (sheet: OrderSheet): readonly Label[] =>
  sheet.windows.flatMap(({ place, facts, cloth, side }) =>
    Array.from({ length: facts.quantity }, (_, piece) => ({
      folio: sheet.folio,
      place: [
        `Ventana ${place}`,
        ...(facts.quantity > 1 ? [`pieza ${String(piece + 1)} de ${String(facts.quantity)}`] : []),
      ].join(', '),
      room: facts.name,
      size: facts.size,
      cloth,
      side,
    })),
  );
