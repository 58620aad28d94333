import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { Orders } from '#src/screens/panel/listas-ordenes/orders.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-ordenes',
  component: Orders,
  render: withScreen(<Orders />, { path: href('orders'), padded: true }),
  parameters: pageParameters,
});

/** A customer sees where their orders will be followed, and whom to ask about one until then. */
export const Shown = meta.story({
  play: (story) => expectPage(story, 'Órdenes', shopLinks),
});
