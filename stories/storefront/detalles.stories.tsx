import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href, routes } from '#src/config/routes.ts';
import { BlindDetails } from '#src/screens/storefront/detalles/blind-details.tsx';
import { expectNoOverflow, expectPage, shopLinks } from '../support/expect-page.ts';
import { CUT, LONG, MARKUP } from '../support/hostile.ts';
import { onPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const at = (params: Parameters<typeof href<'blindDetails'>>[1]) =>
  withScreen(<BlindDetails />, { path: href('blindDetails', params), route: routes.blindDetails.path });

const meta = preview.meta({
  title: 'Pantallas/storefront/detalles',
  component: BlindDetails,
  parameters: pageParameters,
});

const links = { ...shopLinks, 'Todas las persianas': '/productos/persianas' };

/** A blind in one colour says both. */
export const Shown = meta.story({
  render: at({ variant: 'screen-5', color: 'arena' }),
  play: (story) => expectPage(story, 'Persiana Screen 5, arena', links),
});

/** Without a colour it is the blind by itself. */
export const WithoutColor = meta.story({
  render: at({ variant: 'screen-5' }),
  play: (story) => expectPage(story, 'Persiana Screen 5', links),
});

/** Markup in the address is words like any other. */
export const Markup = meta.story({
  render: at({ variant: MARKUP, color: MARKUP }),
  play: (story) => expectPage(story, 'Persiana Script alert 1 script, script alert 1 script', links),
});

/** An endless word in the address is cut, and fits the narrowest phone. */
export const EndlessWord = meta.story({
  globals: onPhone,
  render: at({ variant: LONG, color: LONG }),
  play: async (story) => {
    await expectPage(story, `Persiana A${CUT.slice(1)}, ${CUT}`, links);
    await expectNoOverflow();
  },
});
