import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { GalleriesStock } from '#src/screens/panel/inventario-galerias/galleries-stock.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/inventario-galerias',
  component: GalleriesStock,
  render: withScreen(<GalleriesStock />, { path: href('galleriesStock'), padded: true }),
  parameters: pageParameters,
});

/** What galleries are in stock has its place, and can be asked until then. */
export const Shown = meta.story({
  play: (story) => expectPage(story, 'Inventario de galerías', shopLinks),
});
