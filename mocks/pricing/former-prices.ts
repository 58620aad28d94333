import type { ItemPrice, PriceBasis, PriceList } from '#src/quoting/rules.ts';

/** The previous prices as a share of the current ones. */
const SHARE = 0.93;
const PESO = 100;

const before = (centavos: number) => Math.round((centavos * SHARE) / PESO) * PESO;

function priceBefore(price: PriceBasis): PriceBasis;
function priceBefore(price: ItemPrice): ItemPrice;
function priceBefore(price: ItemPrice): ItemPrice {
  switch (price.kind) {
    case 'area':
      return { ...price, centavosPerM2: before(price.centavosPerM2) };
    case 'metre':
      return { ...price, centavosPerMetre: before(price.centavosPerMetre) };
    case 'piece':
      return { ...price, centavos: before(price.centavos) };
    case 'grid':
    case 'projection':
      return {
        ...price,
        centavos: price.centavos.map((row) => row.map((cell) => (cell === null ? null : before(cell)))),
      };
    case 'percent':
      return price;
  }
}

/** Returns the previous list, with which old quotes and orders were priced. */
export const formerList = (list: PriceList): PriceList => ({
  ...list,
  id: `${list.id}-anterior`,
  validFrom: '2025-01-01',
  products: Object.fromEntries(Object.entries(list.products).map(([id, price]) => [id, priceBefore(price)])),
  items: Object.fromEntries(Object.entries(list.items).map(([id, price]) => [id, priceBefore(price)])),
});
