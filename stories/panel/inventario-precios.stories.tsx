import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { PricesStock } from '#src/screens/panel/inventario-precios/prices-stock.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/inventario-precios',
  component: PricesStock,
  render: withScreen(<PricesStock />, { path: href('pricesStock'), padded: true }),
  parameters: pageParameters,
});

/** What the stock costs has its place, and can be asked until then. */
export const Shown = meta.story({
  play: (story) => expectPage(story, 'Precios de inventario', shopLinks),
});
