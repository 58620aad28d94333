import { readPostcode } from '../postcode.ts';
import {
  cfdiUses,
  REGIME_OF_GENERIC,
  regimes,
  USE_OF_GENERIC,
  type CfdiUse,
  type Regime,
} from './catalogues.ts';
import { withoutLegalForm } from './legal-form.ts';
import { readRfc, type RfcKind } from './rfc.ts';

/** Fiscal data as somebody typed it; '' where they said nothing. */
export interface TypedTax {
  readonly rfc: string;
  readonly legal_name: string;
  /** Code of c_RegimenFiscal. */
  readonly regime: string;
  /** Code of c_UsoCFDI. */
  readonly cfdi_use: string;
  readonly postal_code: string;
}

export type TaxFaults = Readonly<Partial<Record<keyof TypedTax, string>>>;

/** The regimes that whoever has such an RFC may be in; null means that nobody knows whose it is. */
export const regimesFor = (kind: RfcKind | null): readonly Regime[] =>
  regimes.filter(({ code, of }) =>
    kind === null ? true : kind === 'generic' ? code === REGIME_OF_GENERIC : of.includes(kind),
  );

/** The uses that fit an RFC and a regime; '' for one that is not said. */
export const usesFor = (kind: RfcKind | null, regime: string): readonly CfdiUse[] =>
  cfdiUses.filter(
    ({ code, of, regimes: within }) =>
      (kind === null || (kind === 'generic' ? code === USE_OF_GENERIC : of.includes(kind))) &&
      (regime === '' || within.includes(regime)),
  );

const whose = (kind: RfcKind) =>
  kind === 'generic' ? 'genérico' : kind === 'firm' ? 'de una empresa' : 'de una persona';

function faultOfRegime(code: string, kind: RfcKind | null): string | null {
  if (code === '' || regimesFor(kind).some((regime) => regime.code === code)) return null;
  if (kind === null || !regimes.some((regime) => regime.code === code)) {
    return 'Ese régimen no existe: elige otro.';
  }
  return `El RFC es ${whose(kind)}, y el régimen ${code} no le toca: elige otro.`;
}

function faultOfUse(code: string, kind: RfcKind | null, regime: string): string | null {
  if (code === '' || usesFor(kind, regime).some((use) => use.code === code)) return null;
  if (!cfdiUses.some((use) => use.code === code)) return 'Ese uso del CFDI no existe: elige otro.';
  return regime === ''
    ? `El uso ${code} no es para ese RFC: elige otro.`
    : `El uso ${code} no se permite con el régimen ${regime}: elige otro.`;
}

function faultOfName(name: string, kind: RfcKind | null): string | null {
  const plain = kind === 'person' ? null : withoutLegalForm(name);
  return plain === null ? null : `El SAT pide el nombre sin «S.A. de C.V.» ni parecidos: escribe “${plain}”.`;
}

/** What is wrong with fiscal data, by field, as the SAT would refuse it; nothing has to be said. */
export function taxFaults({
  rfc: written,
  legal_name: name,
  regime,
  cfdi_use: use,
  postal_code: postcode,
}: TypedTax): TaxFaults {
  const rfc = written.trim() === '' ? null : readRfc(written);
  const kind = rfc !== null && 'kind' in rfc ? rfc.kind : null;
  const ofRegime = faultOfRegime(regime, kind);
  const faults = {
    rfc: rfc !== null && 'problem' in rfc ? rfc.problem : null,
    legal_name: faultOfName(name, kind),
    regime: ofRegime,
    cfdi_use: faultOfUse(use, kind, ofRegime === null ? regime : ''),
    postal_code:
      postcode === '' || 'postcode' in readPostcode(postcode)
        ? null
        : 'El código postal de la constancia tiene 5 dígitos.',
  };
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault === null ? [] : [[field, fault]])),
  );
}
