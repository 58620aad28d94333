import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { VisitProvider } from '#src/features/news/visits.tsx';
import { PanelHome } from '#src/screens/panel/home/home.tsx';
import { html, json, serverAnswers, serverRecovers } from '../../support/answers.ts';
import { visitedYesterday } from '../../support/browser/last-visit.ts';
import { expectNoOverflow } from '../../support/expect-page.ts';
import { LONG, MARKUP } from '../../support/hostile.ts';
import { logIn } from '../../support/log-in.ts';
import { onPhone } from '../../support/phone.ts';
import { card } from '../../support/steps/panel.ts';
import { waitingFor } from '../../support/waiting.ts';
import { withScreen } from '../../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/home/archivos',
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

const block = 'Archivos recientes';
const gazette = 'Gaceta de promociones';
const calls = ['priceListFiles', 'digitalCatalogFiles', 'promotionFiles'] as const;
const SLOW = 'Seguimos esperando la respuesta…';

/** The newest files of all lists, each linked to its list; the newest gazette has its own place. */
export const Loaded = meta.story({
  name: 'Cargado',
  tags: ['long'],
  play: async (story) => {
    const files = await card(story, block);
    const prices = await files.findByRole('link', { name: /^Lista de precios de persianas 2026/ });
    await expect(prices).toHaveAttribute('href', '/panel/lista-precios');
    await expect(prices).toHaveTextContent('3 de agosto de 2026');
    await expect(await files.findByRole('link', { name: /^Catálogo digital de persianas/ })).toHaveAttribute(
      'href',
      '/panel/listas-catalogo',
    );
    const edition = await card(story, gazette);
    await expect(await edition.findByText('Gaceta de promociones: otoño')).toBeVisible();
    await expect(edition.getByText('1 de septiembre de 2026')).toBeVisible();
    await expect(edition.getByRole('link', { name: 'Leer la gaceta' })).toHaveAttribute(
      'href',
      '/panel/gaseta-promociones',
    );
    await expect(files.queryByText('Gaceta de promociones: otoño')).toBeNull();
  },
});

/** Each list says that it is loading. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', ...calls),
  play: async (story) => {
    const files = await card(story, block);
    await expect(await files.findByText('Cargando las listas de precios…')).toHaveRole('status');
    await expect(await files.findByText('Cargando los catálogos…')).toHaveRole('status');
    await expect(await (await card(story, gazette)).findByText('Cargando la gaceta…')).toHaveRole('status');
  },
});

/** After a while the slow list says that the wait goes on; the others are shown. */
export const Slow = meta.story({
  name: 'Se tarda',
  tags: ['long'],
  beforeEach: waitingFor('slow', 'digitalCatalogFiles'),
  play: async (story) => {
    const files = await card(story, block);
    await expect(await files.findByText(SLOW)).toHaveRole('status');
    await expect(await files.findByRole('link', { name: /^Lista de precios de persianas/ })).toBeVisible();
    await expect(files.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  },
});

/** A long wait can be cancelled and requested again. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'promotionFiles', 'priceListFiles'),
  play: async (story) => {
    const files = await card(story, block);
    await story.userEvent.click(await files.findByRole('button', { name: 'Cancelar' }));
    await expect(await files.findByRole('alert')).toHaveTextContent(
      'No pudimos cargar las listas de precios.',
    );
    const edition = await card(story, gazette);
    await story.userEvent.click(await edition.findByRole('button', { name: 'Cancelar' }));
    await expect(await edition.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expect(edition.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** One list fails; the others are shown, and it can be requested again. */
export const OneFails = meta.story({
  name: 'Una falla',
  tags: ['long'],
  beforeEach: () => serverAnswers(html, 'priceListFiles'),
  play: async (story) => {
    const files = await card(story, block);
    await expect(await files.findByRole('alert')).toHaveTextContent(
      'No pudimos cargar las listas de precios.',
    );
    await expect(await files.findByRole('link', { name: /^Catálogo digital de persianas/ })).toBeVisible();
    await serverRecovers();
    await story.userEvent.click(files.getByRole('button', { name: 'Reintentar' }));
    await expect(await files.findByRole('link', { name: /^Lista de precios de persianas/ })).toBeVisible();
    await expect(files.queryByRole('alert')).toBeNull();
  },
});

/** When all fail each shows its own alert, and the rest of the page stays. */
export const AllFail = meta.story({
  name: 'Todo falla',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(500, {}), ...calls),
  play: async (story) => {
    const files = await card(story, block);
    await waitFor(() => expect(files.getAllByRole('alert')).toHaveLength(2));
    await expect(await (await card(story, gazette)).findByRole('alert')).toHaveTextContent(
      'El servidor tuvo un problema.',
    );
    await expect(await (await card(story, 'Órdenes')).findByText('2')).toBeVisible();
  },
});

/** A refusal names the contact and has no retry. */
export const Refused = meta.story({
  name: 'Rechazado',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(403, {}), ...calls),
  play: async (story) => {
    const edition = await card(story, gazette);
    await expect(await edition.findByRole('alert')).toHaveTextContent(
      'Tu cuenta no tiene permiso para esto. Si lo necesitas, pídeselo a quien administra la tienda.',
    );
    await expect(edition.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
});

/** Without publications both places say what will appear there. */
export const Nothing = meta.story({
  name: 'Nada',
  beforeEach: () => serverAnswers(json(200, { data: [] }), ...calls),
  play: async (story) => {
    await expect(await (await card(story, block)).findByText(/^Aún no hay archivos/)).toBeVisible();
    await expect(await (await card(story, gazette)).findByText(/^Aún no hay gaceta/)).toBeVisible();
  },
});

/** Files with a name and an address only are listed, and none is marked as new. */
export const FewestFields = meta.story({
  name: 'Con lo mínimo',
  tags: ['long'],
  beforeEach: async () => {
    visitedYesterday({ counts: {}, files: { prices: null, catalogs: null, promotions: null } });
    await serverAnswers(json(200, [{ title: 'Sin fecha', path: 'a.pdf' }]), ...calls);
  },
  play: async (story) => {
    const files = await card(story, block);
    await waitFor(() => expect(files.getAllByRole('link', { name: /^Sin fecha/ })).toHaveLength(2));
    await expect(await files.findByText('Nada nuevo desde tu última visita')).toBeVisible();
    const edition = await card(story, gazette);
    await expect(await edition.findByText('Sin fecha')).toBeVisible();
    await expect(edition.queryByRole('time')).toBeNull();
  },
});

const many = Array.from({ length: 20 }, (_, index) => ({
  name: `Lista ${String(index + 1)}`,
  url: 'a.pdf',
  updated_at: `2026-10-${String(index + 1).padStart(2, '0')}T12:00:00Z`,
}));

/** Of many new files the newest are listed, with the number of the others. */
export const ManyNew = meta.story({
  name: 'Muchas nuevas',
  beforeEach: async () => {
    visitedYesterday({ counts: {}, files: { prices: '2026-09-30T12:00:00Z' } });
    await serverAnswers(json(200, many), 'priceListFiles');
  },
  play: async (story) => {
    const files = await card(story, block);
    await expect(await files.findByText('20 nuevos desde tu última visita')).toBeVisible();
    await expect(files.getAllByRole('listitem')).toHaveLength(8);
    await expect(files.getByText('Y 12 más.')).toBeVisible();
    await expect(files.getAllByRole('listitem')[0]).toHaveTextContent('Lista 20');
  },
});

/** Very long names and markup are shown as text, and fit the narrowest phone. */
export const HostileOnPhone = meta.story({
  name: 'Con trampas, en el teléfono',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () =>
    serverAnswers(
      json(200, [{ name: `${MARKUP} ${LONG}`, url: 'javascript:alert(1)', version: LONG }]),
      ...calls,
    ),
  play: async (story) => {
    const files = await card(story, block);
    await waitFor(() => expect(files.getAllByRole('link')).toHaveLength(2));
    await expectNoOverflow();
  },
});
