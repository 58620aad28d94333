import { pricesOfMaker } from '#mocks/pricing/buyers.ts';
import { priceWindows } from '#mocks/pricing/price-windows.ts';
import { pricingToday } from '#mocks/pricing/valid-lists.ts';
import type { QuoteRow } from '#mocks/rows/quote.ts';
import { ordersOn } from '#mocks/seeds/orders.ts';
import { quotesOn } from '#mocks/seeds/quotes.ts';
import { today } from '#mocks/today.ts';
import type { Client } from '#src/api/client.ts';
import type { InputOf } from '#src/api/contract/index.ts';

type Window = InputOf<'addToCart'>['windows'][number];

/** Windows of every product that we sell. */
export const livingRoom: Window = {
  key: 'sala',
  name: 'Sala',
  variant: 'blackout-lino',
  color: 'arena',
  line: { widthMm: 1_500, heightMm: 1_800, quantity: 1 },
  mount: 'inside',
  measured: {
    widthsMm: [1_500, 1_502, 1_505],
    heightsMm: [1_800, 1_800, 1_801],
    diagonalsMm: [2_343, 2_345],
  },
  fitting: {
    side: 'left',
    controlMm: 1_500,
    roll: 'inverse',
    fixing: 'wall',
    hardware: 'black',
    bar: 'wrapped',
  },
  asked: { widthMm: 1_500, heightMm: 2_000, blinds: 1 },
};
export const bedroom: Window = {
  key: 'recamara',
  name: 'Recámara',
  variant: 'screen-5',
  color: 'arena',
  line: { widthMm: 1_200, heightMm: 1_400, quantity: 2 },
  mount: 'outside',
  measured: null,
  fitting: null,
  asked: null,
};

/** Tiers of the demo accounts; a customer and a visitor have none. */
export const tiers = { customer: null, distributor: 'oro', administrator: 'platino' } as const;

/** The prices of these windows today, for one account, delivered to a place. */
export function seen(windows: readonly Window[], tier: string | null = null, postcode: string | null = null) {
  const pricing = pricingToday(tier);
  const { totals } = priceWindows([...windows], pricesOfMaker(pricing), postcode);
  return { price_list: pricing.price_list, total_centavos: totals.total_centavos };
}

/** Input that saves a new quote. */
export const newQuote = (
  tier: string | null = null,
  changes: Partial<InputOf<'saveQuote'>> = {},
): InputOf<'saveQuote'> => {
  const windows = changes.windows ?? [livingRoom, bedroom];
  return {
    id: 'nueva-1',
    revision: null,
    title: 'Casa Treviño',
    client: { name: 'Mariana Treviño', phone: '8155501420', email: 'mariana@ejemplo.mx' },
    margin_bp: null,
    ...seen(windows, tier),
    windows,
    ...changes,
  };
};

const DAY = '2026-11-21';
const seeded = quotesOn(DAY);

/** A quote of the seeds, by its title. @throws Error when there is none */
export function seededQuote(title: string): QuoteRow {
  const quote = seeded.find((one) => one.title === title);
  if (!quote) throw new Error(`no quote is titled ${title}`);
  return quote;
}

/** An order of the seeds, by its title. @throws Error when there is none */
export function seededOrder(title: string) {
  const order = ordersOn(DAY).find((one) => one.title === title);
  if (!order) throw new Error(`no order is titled ${title}`);
  return order;
}

/** Notes the deposit of an order, as an administrator of the shop. */
export async function payDeposit(administrator: Client, { id }: { readonly id: string }) {
  const order = (await administrator.request('networkOrders', {})).find((one) => one.id === id);
  return administrator.request('addPayment', {
    ...{ id, attempt: `anticipo ${id}`, amount_centavos: order?.totals.deposit_centavos ?? null },
    ...{ paid_on: today(), way: 'transferencia', reference: '' },
  });
}
