import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { href } from '#src/config/routes.ts';
import { Quotes } from '#src/screens/panel/listas-cotizaciones/quotes.tsx';
import { inPesos } from '#src/screens/support/quoting/money.ts';
import { NoticesPlace } from '#src/ui/notices/notices-place.tsx';
import { countRequests, json, serverAnswers, unreachable } from '../support/answers.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { logIn } from '../support/log-in.ts';
import { onPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import {
  dayFromToday,
  dealerQuote,
  expectNotice,
  expectStanding,
  ownQuote,
  quotePane,
  sentQuote,
} from '../support/steps/quotes.ts';
import { withScreen } from '../support/with-screen.tsx';

/** A quote that was cheaper when it was made. */
function cheaperBefore(quote: SavedQuote): SavedQuote {
  const [first, ...others] = quote.windows;
  if (first === undefined) throw new Error('there are windows');
  return {
    ...quote,
    status: 'vencida',
    expires_on: dayFromToday(-4),
    price_list: { id: 'publico-anterior', version: 1 },
    windows: [{ ...first, total_centavos: first.total_centavos - 12_050 }, ...others],
    totals: { ...quote.totals, total_centavos: quote.totals.total_centavos - 12_050 },
  };
}

const open = (quote: SavedQuote) => serverAnswers(json(200, { data: quote }), 'quote');

const meta = preview.meta({
  title: 'Pantallas/panel/cotizaciones/renovar',
  component: Quotes,
  render: withScreen(
    <>
      <Quotes />
      <NoticesPlace />
    </>,
    { path: `${href('quotes')}?cotizacion=c-1`, route: href('quotes'), padded: true },
  ),
  parameters: pageParameters,
  beforeEach: async () => {
    await logIn('Cliente');
    await serverAnswers(json(200, { data: [] }), 'quotes');
    await open(cheaperBefore(sentQuote()));
  },
});

async function compare({ userEvent }: Pick<Play, 'userEvent'>) {
  const pane = await quotePane();
  await userEvent.click(await pane.findByRole('button', { name: 'Renovar' }));
  return within(await pane.findByRole('region', { name: 'Renovar a precios de hoy' }));
}

/** Line by line what it was, what it is today and the difference; renewed with one click by what was seen. */
export const Dearer = meta.story({
  beforeEach: () =>
    serverAnswers(
      json(200, { data: sentQuote({ revision: 2, expires_on: dayFromToday(15) }) }),
      'renewQuote',
    ),
  play: async (story) => {
    const panel = await compare(story);
    const sala = within(panel.getByRole('row', { name: /^Sala/ }));
    await expect(sala.getByText('+$120.50')).toBeVisible();
    await expect(within(panel.getByRole('row', { name: /^Recámara/ })).getByText('igual')).toBeVisible();
    const total = inPesos(ownQuote().totals.total_centavos);
    await story.userEvent.click(panel.getByRole('button', { name: `Renovar a ${total}` }));
    await expectNotice('Renovaste C-1042');
    await expectStanding('Enviada');
    await expectStanding('vence en 15 días');
  },
});

/** A distributor sees what the client will pay as well. */
export const WithMargin = meta.story({
  beforeEach: async () => {
    await logIn('Distribuidor');
    await open(cheaperBefore(dealerQuote()));
  },
  play: async (story) => {
    const panel = await compare(story);
    await expect(panel.getByRole('row', { name: /^Tu cliente paga/ })).toBeVisible();
  },
});

/** What is no longer sold, and what is not made so, are named: the way is a copy. */
export const Impossible = meta.story({
  beforeEach: () => {
    const quote = cheaperBefore(sentQuote());
    const [first, second] = quote.windows;
    return open({
      ...quote,
      windows: [
        ...(first === undefined ? [] : [{ ...first, color: 'gris-viejo' }]),
        ...(second === undefined ? [] : [{ ...second, line: { ...second.line, widthMm: 9_000 } }]),
      ],
    });
  },
  play: async (story) => {
    const panel = await compare(story);
    await expect(panel.getByText('Este color ya no se fabrica.')).toBeVisible();
    await expect(panel.getAllByText('No se hace')).toHaveLength(2);
    await expect(panel.queryByRole('button', { name: /^Renovar a/ })).toBeNull();
    await expect(panel.getByRole('link', { name: 'Cambiarla en una copia' })).toHaveAttribute(
      'href',
      `${href('quoter')}?duplicar=c-1`,
    );
  },
});

/** The prices changed once more: that is said, and today's are asked for again. */
export const ChangedMeanwhile = meta.story({
  beforeEach: () =>
    serverAnswers(
      json(422, { message: 'El precio cambió.', errors: { total_centavos: ['Hoy son $9,999.00.'] } }),
      'renewQuote',
    ),
  play: async (story) => {
    const panel = await compare(story);
    const lists = await countRequests('priceList');
    await story.userEvent.click(panel.getByRole('button', { name: /^Renovar a/ }));
    const pane = await quotePane();
    await expect(await pane.findByRole('alert')).toHaveTextContent('Hoy son $9,999.00.');
    await waitFor(() => expect(lists()).toBe(1));
    await expectStanding('Vencida');
  },
});

/** Today's prices did not come: they are asked for again. */
export const NoPrices = meta.story({
  beforeEach: () => serverAnswers(unreachable, 'priceList'),
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    await userEvent.click(await pane.findByRole('button', { name: 'Renovar' }));
    await expect(await pane.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** On the narrowest phone. */
export const Phone = meta.story({
  globals: onPhone,
  play: async (story) => {
    await compare(story);
    await expectNoOverflow();
  },
});
