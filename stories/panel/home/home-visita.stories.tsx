import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { VisitProvider } from '#src/features/news/visits.tsx';
import { PanelHome } from '#src/screens/panel/home/home.tsx';
import { json, serverAnswers, unreachable } from '../../support/answers.ts';
import { returnAfterHours, visitedYesterday } from '../../support/browser/last-visit.ts';
import { setDarkScheme } from '../../support/dark.ts';
import { expectNoOverflow } from '../../support/expect-page.ts';
import { logIn } from '../../support/log-in.ts';
import { onPhone } from '../../support/phone.ts';
import { card } from '../../support/steps/panel.ts';
import { withScreen } from '../../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/home/visita',
  component: PanelHome,
  render: withScreen(
    <VisitProvider>
      <PanelHome />
    </VisitProvider>,
    { path: '/panel', padded: true },
  ),
  parameters: pageParameters,
  beforeEach: () => logIn(),
});

const seen = {
  counts: { quotes: 2, orders: 2, cart: 5 },
  files: { prices: '2026-03-17T16:30:00.000Z', catalogs: '2026-05-11T17:15:00.000Z', promotions: null },
};

const upToDate = {
  counts: { quotes: 4, orders: 2, cart: 3 },
  files: {
    prices: '2026-08-03T15:00:00.000Z',
    catalogs: '2026-06-22T18:00:00.000Z',
    promotions: '2026-09-01T14:00:00.000Z',
  },
};

const SINCE = /desde tu última visita/;

/** On a first visit nothing is compared or marked as new. */
export const First = meta.story({
  name: 'Primera vez',
  tags: ['long'],
  play: async (story) => {
    const { canvas } = story;
    await expect(await (await card(story, 'Cotizaciones')).findByText('4')).toBeVisible();
    await canvas.findByText('Lista de precios de persianas 2026');
    await expect(canvas.queryByText(SINCE)).toBeNull();
    await expect(canvas.queryByText(/^Nuev[ao]$/)).toBeNull();
    await expect(canvas.getByText(/^Esto es lo que tienes en marcha/)).toBeVisible();
  },
});

/** A returning person sees their last visit, which numbers rose or fell, and which files are new. */
export const Changed = meta.story({
  name: 'Cambió',
  beforeEach: () => {
    visitedYesterday(seen);
  },
  play: async (story) => {
    const { canvas } = story;
    await expect(await canvas.findByText(/^Tu última visita fue ayer a las? .+\.$/)).toBeVisible();
    const quotes = await card(story, 'Cotizaciones');
    await waitFor(() => expect(quotes.getByText(SINCE)).toHaveTextContent('+2 desde tu última visita'));
    const cart = await card(story, 'Carrito');
    await waitFor(() => expect(cart.getByText(SINCE)).toHaveTextContent('−2 desde tu última visita'));
    await expect((await card(story, 'Órdenes')).queryByText(SINCE)).toBeNull();
    await expect(await (await card(story, 'Gaceta de promociones')).findByText('Nueva')).toBeVisible();
    const files = await card(story, 'Archivos recientes');
    await expect(await files.findByText(/^\d+ nuevos desde tu última visita$/)).toBeVisible();
    await waitFor(() =>
      expect(files.getAllByRole('listitem')[0]).toHaveTextContent(
        /Lista de precios de persianas 2026.*Nuevo/,
      ),
    );
  },
});

/** Without changes the files say so once, and the numbers show no difference. */
export const Unchanged = meta.story({
  name: 'Sin cambios',
  tags: ['long'],
  beforeEach: () => {
    visitedYesterday(upToDate);
  },
  play: async (story) => {
    const files = await card(story, 'Archivos recientes');
    await expect(await files.findByText('Nada nuevo desde tu última visita')).toBeVisible();
    await expect(files.queryByText('Nuevo')).toBeNull();
    for (const name of ['Cotizaciones', 'Órdenes', 'Carrito']) {
      await expect((await card(story, name)).queryByText(SINCE)).toBeNull();
    }
  },
});

/** What was never seen is not compared. */
export const OnlySomeSeen = meta.story({
  name: 'Solo algunas vistas',
  tags: ['long'],
  beforeEach: () => {
    visitedYesterday({ counts: { orders: 1 }, files: {} });
  },
  play: async (story) => {
    const orders = await card(story, 'Órdenes');
    await waitFor(() => expect(orders.getByText(SINCE)).toHaveTextContent('+1'));
    await expect((await card(story, 'Cotizaciones')).queryByText(SINCE)).toBeNull();
    await expect((await card(story, 'Archivos recientes')).queryByText('Nuevo')).toBeNull();
  },
});

/** A page left open for hours reloads everything when it is shown again, and compares it. */
export const LookedAtAgain = meta.story({
  name: 'Vista otra vez',
  tags: ['long'],
  play: async (story) => {
    const { canvas } = story;
    const quotes = await card(story, 'Cotizaciones');
    await quotes.findByText('4');
    await canvas.findByText('Lista de precios de persianas 2026');
    await serverAnswers(json(200, 7), 'countQuotes');
    await serverAnswers(json(200, []), 'promotionFiles');
    returnAfterHours(upToDate);
    await expect(await quotes.findByText('7')).toBeVisible();
    await waitFor(() => expect(quotes.getByText(SINCE)).toHaveTextContent('+3'));
    await expect(await canvas.findByText(/^Tu última visita fue/)).toBeVisible();
    await expect(await canvas.findByText(/^Aún no hay gaceta/)).toBeVisible();
  },
});

/** An unknown person has no visits: nothing is compared with another person's. */
export const Unknown = meta.story({
  name: 'Desconocido',
  beforeEach: async () => {
    visitedYesterday(seen);
    await serverAnswers(unreachable, 'currentUser');
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No pudimos cargar tus datos.');
    await canvas.findByText('Lista de precios de persianas 2026');
    await expect(canvas.queryByText(SINCE)).toBeNull();
  },
});

/** All of it fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () => {
    visitedYesterday({ ...seen, counts: { quotes: 12_345, orders: 0, cart: 1 } });
  },
  play: async (story) => {
    const quotes = await card(story, 'Cotizaciones');
    await waitFor(() => expect(quotes.getByText(SINCE)).toHaveTextContent('−12,341'));
    await expectNoOverflow();
  },
});

/** In the dark scheme. */
export const Dark = meta.story({
  name: 'En oscuro',
  tags: ['long'],
  beforeEach: () => {
    visitedYesterday(seen);
    return setDarkScheme();
  },
  play: async (story) => {
    const files = await card(story, 'Archivos recientes');
    await expect(await files.findAllByText('Nuevo')).not.toHaveLength(0);
  },
});
