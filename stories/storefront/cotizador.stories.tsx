import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { Quoter } from '#src/screens/storefront/cotizador/quoter.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/cotizador',
  component: Quoter,
  render: withScreen(<Quoter />, { path: '/cotizador' }),
  parameters: pageParameters,
});

/** Who wants a price can have one today: two measures sent to the shop, or a dealer who takes them. */
export const Shown = meta.story({
  play: (story) =>
    expectPage(story, 'Cotizador', { ...shopLinks, 'Busca a quien la mida por ti': '/distribuidores' }),
});
