import type { ItemPrice, PriceBasis, PriceList } from '#src/quoting/rules.ts';

/** What things cost before, as part of what they cost now. */
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

/** The list that came before this one: what old quotes and orders were priced by. */
export const formerList = (list: PriceList): PriceList => ({
  ...list,
  id: `${list.id}-anterior`,
  validFrom: '2025-01-01',
  products: Object.fromEntries(Object.entries(list.products).map(([id, price]) => [id, priceBefore(price)])),
  items: Object.fromEntries(Object.entries(list.items).map(([id, price]) => [id, priceBefore(price)])),
});
