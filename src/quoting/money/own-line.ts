import { addIva } from './iva.ts';

/** A line that a dealer adds to their client's price: installation, a discount. */
export interface OwnLine {
  readonly name: string;
  /** As the dealer typed it; a discount is negative. */
  readonly centavos: number;
  /** Whether the amount includes IVA. */
  readonly holdsIva: boolean;
}

/** The same as its client pays it, with IVA. */
export type OwnAmount = Pick<OwnLine, 'name' | 'centavos'>;

/** What own lines come to with IVA, in their order. */
export const ownAmounts = (lines: readonly OwnLine[], ivaBp: number): readonly OwnAmount[] =>
  lines.map(({ name, centavos, holdsIva }) => ({
    name,
    centavos: holdsIva ? centavos : addIva(centavos, ivaBp).totalCentavos,
  }));

/** Own lines as they are sent and saved. */
type SentLine = Pick<OwnLine, 'name' | 'centavos'> & { readonly holds_iva: boolean };

/** Sent own lines as the engine takes them. */
export const ownLinesOf = (sent: readonly SentLine[] = []): readonly OwnLine[] =>
  sent.map(({ name, centavos, holds_iva: holdsIva }) => ({ name, centavos, holdsIva }));
