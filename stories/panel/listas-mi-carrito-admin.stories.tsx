import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { CartAdmin } from '#src/screens/panel/listas-mi-carrito-admin/cart-admin.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
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
