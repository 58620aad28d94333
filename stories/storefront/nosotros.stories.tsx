import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { About } from '#src/screens/storefront/nosotros/about.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/nosotros',
  component: About,
  render: withScreen(<About />, { path: '/nosotros' }),
  parameters: pageParameters,
});

/** Who the shop is will be told here; until then it can be asked and visited. */
export const Shown = meta.story({
  play: (story) =>
    expectPage(story, 'Nosotros', { ...shopLinks, 'Visítanos: horario y dirección': '/contacto' }),
});
