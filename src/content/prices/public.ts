import type { PriceList } from '#src/quoting/rules.ts';
import { IVA_BP } from './iva.ts';
import { awningPrices } from './public/awnings.ts';
import { enrollablesPrices } from './public/enrollables.ts';
import { horizontalesPrices } from './public/horizontales.ts';
import { itemPrices } from './public/items.ts';
import { panelJaponesPrices } from './public/panel-japones.ts';
import { romanasPrices } from './public/romanas.ts';
import { sheerElegancePrices } from './public/sheer-elegance.ts';
import { verticalesPrices } from './public/verticales.ts';

/** What the public pays. The law wants the total shown, so that every amount holds IVA. */
export const publicPrices: PriceList = {
  id: 'publico',
  version: 1,
  validFrom: '2026-01-01',
  ivaBp: IVA_BP,
  amounts: 'with-iva',
  products: {
    ...enrollablesPrices,
    ...sheerElegancePrices,
    ...romanasPrices,
    ...verticalesPrices,
    ...panelJaponesPrices,
    ...horizontalesPrices,
    ...awningPrices,
  },
  items: itemPrices,
  tiers: [],
};
