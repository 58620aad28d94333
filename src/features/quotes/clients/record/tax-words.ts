import type { ClientRecord } from '#src/api/contract/assumed/clients.ts';
import { cfdiUses, regimes } from '#src/reading/tax/catalogues.ts';

interface Entry {
  readonly code: string;
  readonly name: string;
}

/** "601 General de Ley Personas Morales". */
export const nameInCatalogue = ({ code, name }: Entry): string => `${code} ${name}`;

/** A code with its name; the code alone where the catalogue lacks it. */
export function namedIn(code: string, entries: readonly Entry[]): string {
  const entry = entries.find((one) => one.code === code);
  return entry === undefined ? code : nameInCatalogue(entry);
}

const named = (code: string | null, entries: readonly Entry[]) =>
  code === null ? null : namedIn(code, entries);

/** Fiscal data as people read them; null where nobody said it. */
export interface TaxWords {
  readonly rfc: string | null;
  readonly legalName: string | null;
  readonly regime: string | null;
  readonly use: string | null;
  readonly postcode: string | null;
}

/** Fiscal data in words; null without any. */
export function taxWords({ tax }: ClientRecord): TaxWords | null {
  const words = {
    rfc: tax?.rfc ?? null,
    legalName: tax?.legal_name ?? null,
    regime: named(tax?.regime ?? null, regimes),
    use: named(tax?.cfdi_use ?? null, cfdiUses),
    postcode: tax?.postal_code ?? null,
  };
  return Object.values(words).every((word) => word === null) ? null : words;
}
