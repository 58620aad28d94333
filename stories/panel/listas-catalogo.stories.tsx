import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { CatalogLists } from '#src/screens/panel/listas-catalogo/catalog-lists.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-catalogo',
  component: CatalogLists,
  render: withScreen(<CatalogLists />, { path: href('catalogLists'), padded: true }),
  parameters: pageParameters,
});

/** The catalogues have their place, and can be asked for until then. */
export const Shown = meta.story({
  play: (story) => expectPage(story, 'Catálogos', shopLinks),
});
