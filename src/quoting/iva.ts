import { partOf } from './money.ts';
import { scaled } from './exact.ts';

const WHOLE_BP = 10_000;

/** An amount with its tax apart; base + iva = total to the centavo. */
export interface IvaSplit {
  readonly baseCentavos: number;
  readonly ivaCentavos: number;
  readonly totalCentavos: number;
}

/** Adds IVA to an amount that holds none. */
export function addIva(baseCentavos: number, ivaBp: number): IvaSplit {
  const ivaCentavos = partOf(baseCentavos, ivaBp);
  return { baseCentavos, ivaCentavos, totalCentavos: baseCentavos + ivaCentavos };
}

/** Takes the IVA out of an amount that holds it: the base is total ÷ 1.16, never total × 0.84. */
export function splitIva(totalCentavos: number, ivaBp: number): IvaSplit {
  const baseCentavos = scaled(totalCentavos, WHOLE_BP, WHOLE_BP + ivaBp);
  return { baseCentavos, ivaCentavos: totalCentavos - baseCentavos, totalCentavos };
}
