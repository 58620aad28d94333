import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { CartAdmin } from '#src/screens/panel/listas-mi-carrito-admin/cart-admin.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { logIn } from '../support/log-in.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-mi-carrito-admin',
  component: CartAdmin,
  render: withScreen(<CartAdmin />, { path: href('cartAdmin'), padded: true }),
  parameters: pageParameters,
});

/** The carts of a network have their place apart from the own one. */
export const Shown = meta.story({
  play: (story) => expectPage(story, 'Carritos de mi red', shopLinks),
});

/** A distributor has it. */
export const Distributor = meta.story({
  beforeEach: () => logIn('Distribuidor'),
  play: (story) => expectPage(story, 'Carritos de mi red', shopLinks),
});

/** A customer does not have it: its heading stays, and it says whom to ask. */
export const Narrowed = meta.story({
  beforeEach: () => logIn('Cliente'),
  play: async (story) => {
    await expect(await story.canvas.findByText(/^Esta lista es para distribuidores/)).toBeVisible();
    await expectPage(story, 'Carritos de mi red', shopLinks);
  },
});
