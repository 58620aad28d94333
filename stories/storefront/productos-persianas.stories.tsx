import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { Blinds } from '#src/screens/storefront/productos-persianas/blinds.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/productos-persianas',
  component: Blinds,
  render: withScreen(<Blinds />, { path: '/productos/persianas' }),
  parameters: pageParameters,
});

/** Blinds have a page of their own, and a way to somebody who installs them. */
export const Shown = meta.story({
  play: (story) =>
    expectPage(story, 'Persianas', { ...shopLinks, 'Busca a un distribuidor': '/distribuidores' }),
});
