import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { Motorization } from '#src/screens/storefront/productos-motorizacion/motorization.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/productos-motorizacion',
  component: Motorization,
  render: withScreen(<Motorization />, { path: '/productos/motorizacion' }),
  parameters: pageParameters,
});

/** Motors have a page of their own, and a way to somebody who installs them. */
export const Shown = meta.story({
  play: (story) =>
    expectPage(story, 'Motorización', { ...shopLinks, 'Busca a un distribuidor': '/distribuidores' }),
});
