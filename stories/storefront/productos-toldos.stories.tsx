import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { Awnings } from '#src/screens/storefront/productos-toldos/awnings.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/productos-toldos',
  component: Awnings,
  render: withScreen(<Awnings />, { path: '/productos/toldos' }),
  parameters: pageParameters,
});

/** Awnings have a page of their own, and a way to somebody who installs them. */
export const Shown = meta.story({
  play: (story) =>
    expectPage(story, 'Toldos', { ...shopLinks, 'Busca a un distribuidor': '/distribuidores' }),
});
