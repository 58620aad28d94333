import type { OrderSheet } from './order-sheet.ts';

/** What is stuck on one piece of an order. */
export interface Label {
  readonly folio: string;
  /** What its order is called; null where nobody named it. */
  readonly title: string | null;
  /** "Ventana 2 de 5, pieza 1 de 3"; without the piece for a line of one. */
  readonly place: string;
  readonly room: string;
  /** "1.20 × 1.80 m" */
  readonly size: string;
  /** "por dentro"; null where nobody said it, and for awnings. */
  readonly mount: string | null;
  readonly cloth: string;
  /** What moves it: "Cadena", or the motor's name; null where nobody knows. */
  readonly mechanism: string | null;
  readonly side: string | null;
  /** "64000 Monterrey · Lucía Garza"; null where nobody said it. */
  readonly destination: string | null;
}

/** A label for every piece, in the order of the windows. */
export const labelsOf = (sheet: OrderSheet): readonly Label[] =>
  sheet.windows.flatMap(({ place, facts, cloth, side, motor }) =>
    Array.from({ length: facts.quantity }, (_, piece) => ({
      folio: sheet.folio,
      title: sheet.name,
      place: [
        `Ventana ${place}`,
        ...(facts.quantity > 1 ? [`pieza ${String(piece + 1)} de ${String(facts.quantity)}`] : []),
      ].join(', '),
      room: facts.name,
      size: facts.size,
      mount: facts.mount,
      cloth,
      mechanism: motor ?? facts.control,
      side,
      destination: sheet.destination,
    })),
  );
