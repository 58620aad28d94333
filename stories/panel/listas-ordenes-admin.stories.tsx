import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { OrdersAdmin } from '#src/screens/panel/listas-ordenes-admin/orders-admin.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { logIn } from '../support/log-in.ts';
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

/** A distributor has it. */
export const Distributor = meta.story({
  beforeEach: () => logIn('Distribuidor'),
  play: (story) => expectPage(story, 'Órdenes de mi red', shopLinks),
});

/** A customer does not have it: its heading stays, and it says whom to ask. */
export const Narrowed = meta.story({
  beforeEach: () => logIn('Cliente'),
  play: async (story) => {
    await expect(await story.canvas.findByText(/^Esta lista es para distribuidores/)).toBeVisible();
    await expectPage(story, 'Órdenes de mi red', shopLinks);
  },
});
