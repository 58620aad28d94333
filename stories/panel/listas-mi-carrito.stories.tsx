import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { Cart } from '#src/screens/panel/listas-mi-carrito/cart.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-mi-carrito',
  component: Cart,
  render: withScreen(<Cart />, { path: href('cart'), padded: true }),
  parameters: pageParameters,
});

/** A customer sees where their cart will be, and how to order until then. */
export const Shown = meta.story({
  play: (story) => expectPage(story, 'Mi carrito', shopLinks),
});
