import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { Profile } from '#src/screens/panel/perfil/profile.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/perfil',
  component: Profile,
  render: withScreen(<Profile />, { path: href('profile'), padded: true }),
  parameters: pageParameters,
});

/** A person sees where their own data will be changed, and who changes them until then. */
export const Shown = meta.story({
  play: (story) => expectPage(story, 'Mi perfil', shopLinks),
});
