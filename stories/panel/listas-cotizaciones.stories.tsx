import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { Quotes } from '#src/screens/panel/listas-cotizaciones/quotes.tsx';
import { expectPage, shopLinks } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-cotizaciones',
  component: Quotes,
  render: withScreen(<Quotes />, { path: href('quotes'), padded: true }),
  parameters: pageParameters,
});

/** A customer sees where their quotes will be listed, and whom to ask about one until then. */
export const Shown = meta.story({
  play: (story) => expectPage(story, 'Cotizaciones', shopLinks),
});
