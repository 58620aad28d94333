import { expect, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import type { Seen } from '#src/api/stored/visit-store.ts';
import { href } from '#src/config/routes.ts';
import { VisitProvider } from '#src/features/news/visits.tsx';
import { Promotions } from '#src/screens/panel/gaseta-promociones/promotions.tsx';
import { PriceList } from '#src/screens/panel/lista-precios/price-list.tsx';
import { CatalogLists } from '#src/screens/panel/listas-catalogo/catalog-lists.tsx';
import { expectFilesSeen, visitedYesterday } from '../support/browser/last-visit.ts';
import { logIn } from '../support/log-in.ts';
import type { Play } from '../support/play.ts';
import { fileNamed } from '../support/steps/documents.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/archivos-nuevos',
  component: VisitProvider,
  parameters: pageParameters,
});

/** Logs in a person who saw these files yesterday. */
const seenYesterday = (files: Seen['files']) => () => {
  visitedYesterday({ counts: {}, files });
  return logIn();
};

/** The names of the marked files. */
const newOnes = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas
    .getAllByRole('article')
    .filter((article: HTMLElement) => within(article).queryByText('Nuevo') !== null)
    .map((article: HTMLElement) => within(article).getByRole('heading').textContent);

const BLINDS = 'Lista de precios de persianas 2026';

const prices = withScreen(
  <VisitProvider>
    <PriceList />
  </VisitProvider>,
  { path: href('priceList'), padded: true },
);

/** A price list newer than the last visit is marked, and the next visit counts it as seen. */
export const PriceLists = meta.story({
  name: 'Listas de precios',
  tags: ['long'],
  render: prices,
  beforeEach: seenYesterday({ prices: '2026-03-17T16:30:00.000Z' }),
  play: async (story) => {
    await expect(await (await fileNamed(story, BLINDS)).findByText('Nuevo')).toBeVisible();
    await expectFilesSeen({ prices: '2026-08-03T15:00:00.000Z' });
    await expect(newOnes(story)).toContain(BLINDS);
  },
});

/** Files that the last visit saw are not marked. */
export const Unchanged = meta.story({
  name: 'Sin cambios',
  tags: ['long'],
  render: prices,
  beforeEach: seenYesterday({ prices: '2026-08-03T15:00:00.000Z' }),
  play: async (story) => {
    await fileNamed(story, BLINDS);
    await expect(newOnes(story)).toEqual([]);
  },
});

/** On a first visit nothing is marked, and everything is stored as seen. */
export const First = meta.story({
  name: 'Primera vez',
  tags: ['long'],
  render: prices,
  beforeEach: () => logIn(),
  play: async (story) => {
    await fileNamed(story, BLINDS);
    await expectFilesSeen({ prices: '2026-08-03T15:00:00.000Z' });
    await expect(newOnes(story)).toEqual([]);
  },
});

/** The same for the catalogs. */
export const Catalogs = meta.story({
  name: 'Catálogos',
  tags: ['long'],
  render: withScreen(
    <VisitProvider>
      <CatalogLists />
    </VisitProvider>,
    { path: href('catalogLists'), padded: true },
  ),
  beforeEach: seenYesterday({ catalogs: '2026-05-11T17:15:00.000Z' }),
  play: async (story) => {
    await expect(
      await (await fileNamed(story, 'Catálogo digital de persianas')).findByText('Nuevo'),
    ).toBeVisible();
    await expectFilesSeen({ catalogs: '2026-06-22T18:00:00.000Z' });
    await expect(newOnes(story)).toEqual(['Catálogo digital de persianas']);
  },
});

/** The same for the gazette: the newest edition, and an unseen older one. */
export const Gazettes = meta.story({
  name: 'Gacetas',
  render: withScreen(
    <VisitProvider>
      <Promotions />
    </VisitProvider>,
    { path: href('promotions'), padded: true },
  ),
  beforeEach: seenYesterday({ promotions: null }),
  play: async (story) => {
    const autumn = 'Gaceta de promociones: otoño';
    await expect(await (await fileNamed(story, autumn)).findByText('Nuevo')).toBeVisible();
    await expectFilesSeen({ promotions: '2026-09-01T14:00:00.000Z' });
    await expect(newOnes(story)).toEqual([
      autumn,
      'Gaceta de promociones: verano',
      'Gaceta de promociones: primavera',
    ]);
  },
});
