import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { Dealers } from '#src/screens/storefront/distribuidores/dealers.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/distribuidores',
  component: Dealers,
  render: withScreen(<Dealers />, { path: '/distribuidores' }),
  parameters: pageParameters,
});

/** Who looks for a dealer is told at once whom to ask meanwhile. */
export const Shown = meta.story({
  play: (story) =>
    expectPage(story, 'Distribuidores', { ...shopLinks, 'Otras maneras de encontrarnos': '/contacto' }),
});
