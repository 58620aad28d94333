import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href, routes } from '#src/config/routes.ts';
import { AwningDetails } from '#src/screens/storefront/detalles-toldos/awning-details.tsx';
import { expectNoOverflow, expectPage, shopLinks } from '../support/expect-page.ts';
import { CUT, LONG, MARKUP } from '../support/hostile.ts';
import { onPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const at = (params: Parameters<typeof href<'awningDetails'>>[1]) =>
  withScreen(<AwningDetails />, { path: href('awningDetails', params), route: routes.awningDetails.path });

const meta = preview.meta({
  title: 'Pantallas/storefront/detalles-toldos',
  component: AwningDetails,
  parameters: pageParameters,
});

const links = { ...shopLinks, 'Todos los toldos': '/productos/toldos' };

/** An awning in one colour says both. */
export const Shown = meta.story({
  render: at({ variant: 'lisboa', color: 'verde-olivo' }),
  play: (story) => expectPage(story, 'Toldo Lisboa, verde olivo', links),
});

/** Without a colour it is the awning by itself. */
export const WithoutColor = meta.story({
  render: at({ variant: 'lisboa' }),
  play: (story) => expectPage(story, 'Toldo Lisboa', links),
});

/** Markup in the address is words like any other. */
export const Markup = meta.story({
  render: at({ variant: MARKUP, color: MARKUP }),
  play: (story) => expectPage(story, 'Toldo Script alert 1 script, script alert 1 script', links),
});

/** An endless word in the address is cut, and fits the narrowest phone. */
export const EndlessWord = meta.story({
  globals: onPhone,
  render: at({ variant: LONG, color: LONG }),
  play: async (story) => {
    await expectPage(story, `Toldo A${CUT.slice(1)}, ${CUT}`, links);
    await expectNoOverflow();
  },
});
