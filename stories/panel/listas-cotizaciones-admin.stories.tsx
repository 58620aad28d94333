import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { QuotesAdmin } from '#src/screens/panel/listas-cotizaciones-admin/quotes-admin.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { logIn } from '../support/log-in.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-cotizaciones-admin',
  component: QuotesAdmin,
  render: withScreen(<QuotesAdmin />, { path: href('quotesAdmin'), padded: true }),
  parameters: pageParameters,
});

/** The quotes of a network have their place apart from the own ones. */
export const Shown = meta.story({
  play: (story) => expectPage(story, 'Cotizaciones de mi red', shopLinks),
});

/** A distributor has it. */
export const Distributor = meta.story({
  beforeEach: () => logIn('Distribuidor'),
  play: (story) => expectPage(story, 'Cotizaciones de mi red', shopLinks),
});

/** A customer does not have it: its heading stays, and it says whom to ask. */
export const Narrowed = meta.story({
  beforeEach: () => logIn('Cliente'),
  play: async (story) => {
    await expect(await story.canvas.findByText(/^Esta lista es para distribuidores/)).toBeVisible();
    await expectPage(story, 'Cotizaciones de mi red', shopLinks);
  },
});
