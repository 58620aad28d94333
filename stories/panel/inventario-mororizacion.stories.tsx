import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { MotorsStock } from '#src/screens/panel/inventario-mororizacion/motors-stock.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/inventario-mororizacion',
  component: MotorsStock,
  render: withScreen(<MotorsStock />, { path: href('motorsStock'), padded: true }),
  parameters: pageParameters,
});

/** What motors are in stock has its place, and can be asked until then. */
export const Shown = meta.story({
  play: (story) => expectPage(story, 'Inventario de motorización', shopLinks),
});
