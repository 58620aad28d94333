import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { PriceList } from '#src/screens/panel/lista-precios/price-list.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/lista-precios',
  component: PriceList,
  render: withScreen(<PriceList />, { path: href('priceList'), padded: true }),
  parameters: pageParameters,
});

/** The price list has its place, and can be asked for until then. */
export const Shown = meta.story({
  play: (story) => expectPage(story, 'Lista de precios', shopLinks),
});
