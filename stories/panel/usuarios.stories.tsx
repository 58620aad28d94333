import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { Users } from '#src/screens/panel/usuarios/users.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/usuarios',
  component: Users,
  render: withScreen(<Users />, { path: href('users'), padded: true }),
  parameters: pageParameters,
});

/** An administrator sees where users will be kept, and who keeps them until then. */
export const Shown = meta.story({
  play: (story) => expectPage(story, 'Usuarios', shopLinks),
});
