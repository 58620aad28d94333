import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { Promotions } from '#src/screens/panel/gaseta-promociones/promotions.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/gaseta-promociones',
  component: Promotions,
  render: withScreen(<Promotions />, { path: href('promotions'), padded: true }),
  parameters: pageParameters,
});

/** The gazette has its place, and its promotions can be asked for until then. */
export const Shown = meta.story({
  play: (story) => expectPage(story, 'Gaceta de promociones', shopLinks),
});
