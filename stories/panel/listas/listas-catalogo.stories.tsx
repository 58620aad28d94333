import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { CatalogLists } from '#src/screens/panel/listas-catalogo/catalog-lists.tsx';
import { delayAnswers, json, serverAnswers, serverRecovers } from '../../support/answers.ts';
import { expectNoOverflow, expectPage } from '../../support/expect-page.ts';
import { forbidden, offline } from '../../support/failures.ts';
import { LONG, MARKUP } from '../../support/hostile.ts';
import { fitsPhone, onPhone } from '../../support/phone.ts';
import { catchSavedFiles, expectSaved, fileNamed, partNamed } from '../../support/steps/documents.ts';
import { waitingFor } from '../../support/waiting.ts';
import { withScreen } from '../../support/with-screen.tsx';

const path = href('catalogLists');

const meta = preview.meta({
  title: 'Pantallas/panel/listas-catalogo',
  component: CatalogLists,
  render: withScreen(<CatalogLists />, { path, padded: true }),
  parameters: pageParameters,
  globals: { escenario: 'distribuidor' },
});

const at = (search: string) =>
  withScreen(<CatalogLists />, { path: `${path}?${search}`, route: path, padded: true });

const SAMPLES = 'Telas y colores';

/** The catalogs to download, and a sample of each colour with a link to its page in the shop. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    await expectPage(story, 'Catálogos', {});
    await fileNamed(story, 'Catálogo digital de persianas');
    const samples = await partNamed(story, SAMPLES);
    await expect(await samples.findByText('568 artículos')).toBeVisible();
    await expect(await samples.findByRole('link', { name: 'Blackout Lino Arena' })).toHaveAttribute(
      'href',
      '/detalles/blackout-lino/arena',
    );
  },
});

/** The catalog is previewed like every document. */
export const CatalogSeen = meta.story({
  name: 'Catálogo a la vista',
  tags: ['long'],
  render: at('archivo=catalogo-digital-de-toldos'),
  play: async (story) => {
    const file = await fileNamed(story, 'Catálogo digital de toldos');
    await expect(
      await file.findByRole('region', { name: 'Páginas de Catálogo digital de toldos' }),
    ).toBeVisible();
  },
});

/** The search ignores accents and shows the count. */
export const Searched = meta.story({
  name: 'Buscado',
  tags: ['long'],
  play: async (story) => {
    const samples = await partNamed(story, SAMPLES);
    await story.userEvent.type(await samples.findByRole('searchbox', { name: 'Buscar' }), 'cadiz crema');
    await expect(await samples.findByRole('heading', { name: 'Cádiz Acrílica Crema' })).toBeVisible();
    await waitFor(() => expect(samples.getAllByRole('article').length).toBeLessThan(10));
  },
});

/** The chosen family stays in the address, and each shows its count. */
export const OneFamily = meta.story({
  name: 'Una familia',
  tags: ['long'],
  render: at('familia=Motorización'),
  play: async (story) => {
    const samples = await partNamed(story, SAMPLES);
    await expect(await samples.findByRole('combobox', { name: 'Familia' })).toHaveDisplayValue(
      /^Motorización \(26\)$/,
    );
    await waitFor(() => expect(samples.getAllByRole('article')).toHaveLength(26));
  },
});

/** The last page of the samples. */
export const LastPage = meta.story({
  name: 'Última página',
  render: at('pagina=12'),
  play: async (story) => {
    const samples = await partNamed(story, SAMPLES);
    await waitFor(() => expect(samples.getByText('551 a 568 de 568')).toBeVisible());
    await story.userEvent.click(samples.getByRole('button', { name: 'Página 11' }));
    await waitFor(() => expect(samples.getByText('501 a 550 de 568')).toBeVisible());
  },
});

/** Without results there is a link to everything. */
export const NothingFound = meta.story({
  name: 'Nada encontrado',
  tags: ['long'],
  render: at('buscar=submarino'),
  play: async (story) => {
    const samples = await partNamed(story, SAMPLES);
    await waitFor(() => expect(samples.getByText('Nada coincide con lo que buscas.')).toBeVisible());
    const [clear] = samples.getAllByRole('button', { name: 'Quitar filtros' });
    if (clear) await story.userEvent.click(clear);
    await waitFor(() => expect(samples.getByText('568 artículos')).toBeVisible());
  },
});

/** The filtered rows as a CSV file. */
export const Exported = meta.story({
  name: 'Exportado',
  tags: ['long'],
  render: at('familia=Motorización'),
  play: async (story) => {
    const saved = catchSavedFiles();
    const samples = await partNamed(story, SAMPLES);
    await story.userEvent.click(await samples.findByRole('button', { name: 'Descargar CSV' }));
    await expectSaved(saved, 'catalogo.csv');
  },
});

/** Both lists are loading. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'digitalCatalogFiles', 'catalogs'),
  play: async (story) => {
    const files = await partNamed(story, 'Para descargar');
    await expect(await files.findByText('Cargando los catálogos…')).toHaveRole('status');
    await expect(await (await partNamed(story, SAMPLES)).findByText('Cargando las telas…')).toBeVisible();
  },
});

/** The samples are slow; the files are shown. */
export const Slow = meta.story({
  name: 'Se tarda',
  tags: ['long'],
  beforeEach: waitingFor('slow', 'catalogs'),
  play: async (story) => {
    const samples = await partNamed(story, SAMPLES);
    await expect(await samples.findByText('Seguimos esperando la respuesta…')).toBeVisible();
    await fileNamed(story, 'Catálogo digital de persianas');
  },
});

/** Files that load later do not move the focus of a person who is searching. */
export const FilesComeLater = meta.story({
  name: 'Los archivos llegan después',
  tags: ['long'],
  play: async ({ mount, canvas, userEvent }) => {
    const goOn = await delayAnswers('digitalCatalogFiles');
    await mount();
    const samples = await partNamed({ canvas }, SAMPLES);
    const search = await samples.findByRole('searchbox', { name: 'Buscar' });
    await userEvent.type(search, 'cadiz');
    goOn();
    await fileNamed({ canvas }, 'Catálogo digital de persianas');
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('cadiz');
  },
});

/** A long wait can be cancelled and requested again. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'digitalCatalogFiles'),
  play: async (story) => {
    const files = await partNamed(story, 'Para descargar');
    await story.userEvent.click(await files.findByRole('button', { name: 'Cancelar' }));
    await expect(await files.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await serverRecovers();
    await story.userEvent.click(files.getByRole('button', { name: 'Reintentar' }));
    await fileNamed(story, 'Catálogo digital de persianas');
  },
});

/** Both fail. */
export const Failed = meta.story({
  name: 'Falló',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(500, {}), 'digitalCatalogFiles', 'catalogs'),
  play: async (story) => {
    const samples = await partNamed(story, SAMPLES);
    await expect(await samples.findByRole('alert')).toHaveTextContent('El servidor tuvo un problema.');
    await waitFor(() => expect(story.canvas.getAllByRole('alert')).toHaveLength(2));
  },
});

export const Offline = meta.story({
  name: 'Sin conexión',
  ...offline('catalogs', async (story) => (await partNamed(story, SAMPLES)).findByText('568 artículos')),
  tags: ['long'],
});

export const Forbidden = meta.story({
  name: 'Sin permiso',
  ...forbidden('digitalCatalogFiles'),
  tags: ['long'],
});

/** A shop without publications. */
export const Empty = meta.story({
  name: 'Vacío',
  globals: { escenario: 'tienda-vacia' },
  play: async (story) => {
    const files = await partNamed(story, 'Para descargar');
    await expect(await files.findByText('Todavía no hay catálogos digitales.')).toBeVisible();
    const samples = await partNamed(story, SAMPLES);
    await expect(await samples.findByText(/Todavía no hay nada en tu catálogo\./)).toBeVisible();
  },
});

/** Names and numbers only, invalid colours and hostile texts, on the narrowest phone. */
export const FewestAndHostile = meta.story({
  name: 'Con lo mínimo y con trampas',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () =>
    serverAnswers(
      json(200, [
        { id: 1, name: 'Tela' },
        { id: 2, name: LONG, code: LONG, family: LONG, color: 'url(x)' },
        { id: 3, name: MARKUP, color: '#c0ffee' },
      ]),
      'catalogs',
    ),
  play: async (story) => {
    const samples = await partNamed(story, SAMPLES);
    await expect(await samples.findByRole('heading', { name: MARKUP })).toBeVisible();
    await expect(samples.getByRole('heading', { name: 'Tela' })).toBeVisible();
    await expect(samples.queryByRole('link')).toBeNull();
    await expectNoOverflow();
  },
});

/** It fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone(async (story) =>
    (await partNamed(story, SAMPLES)).findByRole('link', { name: 'Blackout Lino Arena' }),
  ),
});
