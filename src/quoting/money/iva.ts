import { partOf } from './money.ts';
import { scaled } from './rounding.ts';

const WHOLE_BP = 10_000;

/** An amount split into base and tax: base + iva = total to the centavo. */
export interface IvaSplit {
  readonly baseCentavos: number;
  readonly ivaCentavos: number;
  readonly totalCentavos: number;
}

/** Adds IVA to an amount without it. */
export function addIva(baseCentavos: number, ivaBp: number): IvaSplit {
  const ivaCentavos = partOf(baseCentavos, ivaBp);
  return { baseCentavos, ivaCentavos, totalCentavos: baseCentavos + ivaCentavos };
}

/** Splits an amount that includes IVA: the base is total ÷ 1.16, never total × 0.84. */
export function splitIva(totalCentavos: number, ivaBp: number): IvaSplit {
  const baseCentavos = scaled(totalCentavos, WHOLE_BP, WHOLE_BP + ivaBp);
  return { baseCentavos, ivaCentavos: totalCentavos - baseCentavos, totalCentavos };
}
