import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href, routes } from '#src/config/routes.ts';
import { Fabrics } from '#src/screens/storefront/productos-persianas-tejidos-type/fabrics.tsx';
import { expectNoOverflow, expectPage, shopLinks } from '../support/expect-page.ts';
import { CUT, LONG, MARKUP } from '../support/hostile.ts';
import { onPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const at = (params: Parameters<typeof href<'fabrics'>>[1]) =>
  withScreen(<Fabrics />, { path: href('fabrics', params), route: routes.fabrics.path });

const meta = preview.meta({
  title: 'Pantallas/storefront/productos-persianas-tejidos-type',
  component: Fabrics,
  parameters: pageParameters,
});

const links = { ...shopLinks, 'Todas las persianas': '/productos/persianas' };

/** A type of fabric is named in the words of its address, accents included. */
export const Shown = meta.story({
  render: at({ type: 'traslucidas' }),
  play: (story) => expectPage(story, 'Tejidos: traslúcidas', links),
});

/** Markup in the address is words like any other. */
export const Markup = meta.story({
  render: at({ type: MARKUP }),
  play: (story) => expectPage(story, 'Tejidos: script alert 1 script', links),
});

/** An endless word in the address is cut, and fits the narrowest phone. */
export const EndlessWord = meta.story({
  globals: onPhone,
  render: at({ type: LONG }),
  play: async (story) => {
    await expectPage(story, `Tejidos: ${CUT}`, links);
    await expectNoOverflow();
  },
});
