import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { BlindsStock } from '#src/screens/panel/inventario-persianas/blinds-stock.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/inventario-persianas',
  component: BlindsStock,
  render: withScreen(<BlindsStock />, { path: href('blindsStock'), padded: true }),
  parameters: pageParameters,
});

/** What blinds are in stock has its place, and can be asked until then. */
export const Shown = meta.story({
  play: (story) => expectPage(story, 'Inventario de persianas', shopLinks),
});
