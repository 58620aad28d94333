import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { site } from '#src/config/site.ts';
import { Privacy } from '#src/screens/storefront/aviso-de-privacidad/privacy.tsx';
import { expectPage } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/aviso-de-privacidad',
  component: Privacy,
  render: withScreen(<Privacy />, { path: '/aviso-de-privacidad' }),
  parameters: pageParameters,
});

/** It says who answers for a person's data, and the address to write to about them. */
export const Shown = meta.story({
  play: async (story) => {
    await expectPage(story, 'Aviso de privacidad', { [site.privacyEmail]: `mailto:${site.privacyEmail}` });
    await expect(story.canvas.getByText(site.legalName, { exact: false })).toBeVisible();
  },
});
