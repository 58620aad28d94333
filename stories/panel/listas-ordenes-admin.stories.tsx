import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { OrdersAdmin } from '#src/screens/panel/listas-ordenes-admin/orders-admin.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-ordenes-admin',
  component: OrdersAdmin,
  render: withScreen(<OrdersAdmin />, { path: href('ordersAdmin'), padded: true }),
  parameters: pageParameters,
});

/** The orders of a network have their place apart from the own ones. */
export const Shown = meta.story({
  play: (story) => expectPage(story, 'Órdenes de mi red', shopLinks),
});
