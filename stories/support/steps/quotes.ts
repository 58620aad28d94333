import { expect, screen, waitFor, within } from 'storybook/test';
import { serializeAmounts } from '#mocks/pricing/price-windows.ts';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import type { SavedQuote, SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { DAY_MS } from '#src/config/day-ms.ts';
import { isoDaysIn } from '#src/config/iso-day.ts';
import { distributorPrices } from '#src/content/prices/distributor.ts';
import { quotable } from '#src/content/quotable.ts';
import { promiseFor } from '#src/promise/promise.ts';
import { linePriceFor, type Buyer } from '#src/quoting/money/buyer.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { PriceList } from '#src/quoting/rules.ts';
import { plainBrand } from '#stories/charts/samples/brand.ts';
import { savedQuote } from '../../charts/samples/quotes-samples.ts';
import type { Play } from '../play.ts';

/** `YYYY-MM-DD` of the day this many days from today, in the shop's time zone. */
export const dayFromToday = (days: number): string =>
  isoDaysIn('America/Mexico_City')(Date.now() + days * DAY_MS);

const wanted: readonly WindowPayload[] = [
  {
    ...{ key: 'v1', name: 'Sala', variant: 'blackout-lino', color: 'blanco' },
    line: { widthMm: 1_200, heightMm: 1_800, quantity: 1 },
    mount: 'inside',
    measured: { widthsMm: [1_200, 1_202, 1_205], heightsMm: [1_800, 1_803, 1_801] },
    fitting: {
      side: 'left',
      controlMm: 1_500,
      roll: 'inverse',
      fixing: 'ceiling',
      hardware: 'black',
      bar: 'wrapped',
    },
    asked: null,
  },
  {
    ...{ key: 'v2', name: 'Recámara', variant: 'blackout-lino', color: 'blanco' },
    line: { widthMm: 1_500, heightMm: 1_400, quantity: 1 },
    mount: 'outside',
    measured: null,
    fitting: null,
    asked: null,
  },
];

/** A quote's windows with a buyer's prices. */
export function pricedFor(list: PriceList, buyer: Buyer) {
  const quotes = wanted.map(({ variant, line }) => {
    const product = quotable.variantOf(variant)?.product;
    const outcome = product === undefined ? null : quoteLine(line, product, list);
    if (outcome?.kind !== 'quote') throw new Error(`${variant} is not made so`);
    return outcome;
  });
  return {
    windows: wanted.map((window, at) => {
      const quote = quotes[at];
      if (quote === undefined) throw new Error(`no quote at ${String(at)}`);
      return { ...window, ...serializeAmounts(linePriceFor(quote, list, buyer)) };
    }),
    totals: promiseFor(null).prices(quotes, { list, buyer }).totals,
  };
}

const ref = ({ id, version }: PriceList) => ({ id, version });

/** A customer's quote at today's prices. */
export const ownQuote = (changes: Partial<SavedQuote> = {}): SavedQuote => ({
  ...savedQuote,
  id: 'c-1',
  ...pricedFor(quotable.publicPrices, { kind: 'public' }),
  price_list: ref(quotable.publicPrices),
  revision: 1,
  created_at: '2026-11-02T17:00:00Z',
  updated_at: '2026-11-02T17:00:00Z',
  ...changes,
});

/** A quote that its client has the link to. */
export const sentQuote = (changes: Partial<SavedQuote> = {}): SavedQuote =>
  ownQuote({
    status: 'enviada',
    sent_at: '2026-11-03T17:00:00Z',
    expires_on: dayFromToday(2),
    share: 'palabra-de-ejemplo',
    ...changes,
  });

export const MARGIN_BP = 2_500;

/** A distributor's quote with a margin. */
export function dealerQuote(changes: Partial<SavedQuote> = {}): SavedQuote {
  const tier = distributorPrices.tiers.find(({ id }) => id === 'oro');
  if (tier === undefined) throw new Error('there is no such tier');
  const client = pricedFor(distributorPrices, { kind: 'client', tier, marginBp: MARGIN_BP });
  return sentQuote({
    ...pricedFor(distributorPrices, { kind: 'distributor', tier }),
    price_list: ref(distributorPrices),
    margin_bp: MARGIN_BP,
    client_totals: client.totals,
    ...changes,
  });
}

/** A quote in its second version, which has one window more and a change that its client asks for. */
export function sentInTwoVersions(): SavedQuote {
  const quote = sentQuote();
  const { windows, totals, status, sent_at } = quote;
  const [first] = windows;
  if (first === undefined) throw new Error('the quote has no window');
  const before = first.total_centavos;
  return {
    ...quote,
    status: 'vista',
    version: 2,
    sent_at: '2026-11-03T17:00:00Z',
    viewed_at: '2026-11-03T19:00:00Z',
    asked_change: {
      at: '2026-11-04T17:00:00Z',
      note: null,
      windows: [{ key: first.key, note: 'Hasta el piso' }],
    },
    former: [
      {
        ...{ version: 1, status, sent_at, answered_at: null, answer_note: null, asked_change: null },
        viewed_at: '2026-11-02T19:00:00Z',
        windows: [first],
        totals: { ...totals, total_centavos: before },
        client_totals: null,
      },
    ],
  };
}

/** The client's copy of a customer's quote. */
export function sharedCopy(changes: Partial<SharedQuote> = {}): SharedQuote {
  const { folio, title, client, windows, postal_code, totals, sent_at } = sentQuote();
  return {
    ...{ folio, title, client, windows, postal_code, totals, sent_at },
    status: 'vista',
    seller: {
      ...plainBrand,
      name: 'Persianas del Norte',
      phone: '3355619580',
      email: 'ventas@persianasdelnorte.mx',
    },
    answered_at: null,
    asked_change: null,
    version: 1,
    requested_version: 1,
    former: [],
    expires_on: dayFromToday(2),
    promised_on: null,
    ...changes,
  };
}

/** The pane of a quote. */
export async function quotePane(folio = 'C-1042') {
  return within(await screen.findByRole('dialog', { name: new RegExp(`^${folio}`) }));
}

/** The status of the quote in the pane. */
export async function expectStatus(word: string): Promise<void> {
  const pane = await quotePane();
  await waitFor(async () => {
    await expect(within(pane.getByRole('region', { name: 'Estado' })).getByText(word)).toBeVisible();
  });
}

/** The names of the actions that the pane offers. */
export async function offeredActions(): Promise<readonly string[]> {
  const group = within(await (await quotePane()).findByRole('group', { name: 'Qué puedes hacer' }));
  return [...group.queryAllByRole('button'), ...group.queryAllByRole('link')]
    .filter((action) => action.ariaDisabled !== 'true')
    .map(({ textContent }) => textContent);
}

/** Expects a notice with this text. */
export const expectNotice = async (title: string) => {
  const notice = await screen.findByText(title);
  await waitFor(() => expect(notice).toBeVisible());
};

/** The folios of a list, in order. */
export async function foliosIn({ canvas }: Pick<Play, 'canvas'>): Promise<readonly string[]> {
  const table = within(await canvas.findByRole('table'));
  return table.getAllByRole('link').map(({ textContent }) => textContent);
}

/** Orders the open quote: its review first. */
export async function orderQuote(userEvent: Play['userEvent']): Promise<void> {
  const pane = await quotePane();
  await userEvent.click(await pane.findByRole('button', { name: 'Hacer la orden' }));
  await confirmOrder(userEvent);
}

/** Presses "Pedir" in the review of an order once today's prices are known: until then it does nothing. */
export async function confirmOrder(userEvent: Play['userEvent']): Promise<void> {
  const review = within(await screen.findByRole('dialog', { name: 'Revisa tu orden' }));
  const order = review.getByRole('button', { name: 'Pedir' });
  await waitFor(() => expect(order).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(order);
}
