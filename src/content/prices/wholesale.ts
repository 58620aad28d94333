import type { ItemPrice, PriceBasis } from '#src/quoting/rules.ts';
import { IVA_BP } from './iva.ts';

/** Centavos with IVA to whole pesos before it, less what the distributor earns. */
const net = (centavos: number, percent: number) => Math.round((centavos * percent) / (10_000 + IVA_BP)) * 100;

/** A price of the public list as a distributor's: this percent of it, without its IVA, in whole pesos. */
export function wholesale(price: PriceBasis, percent: number): PriceBasis;
export function wholesale(price: ItemPrice, percent: number): ItemPrice;
export function wholesale(price: ItemPrice, percent: number): ItemPrice {
  switch (price.kind) {
    case 'area':
      return { ...price, centavosPerM2: net(price.centavosPerM2, percent) };
    case 'metre':
      return { ...price, centavosPerMetre: net(price.centavosPerMetre, percent) };
    case 'piece':
      return { ...price, centavos: net(price.centavos, percent) };
    case 'grid':
    case 'projection':
      return {
        ...price,
        centavos: price.centavos.map((row) => row.map((cell) => (cell === null ? null : net(cell, percent)))),
      };
    case 'percent':
      return price;
  }
}
