import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href, routes } from '#src/config/routes.ts';
import { AwningCatalog } from '#src/screens/storefront/catalogo-toldos/awning-catalog.tsx';
import { expectNoOverflow, expectPage, shopLinks } from '../support/expect-page.ts';
import { CUT, LONG, MARKUP } from '../support/hostile.ts';
import { onPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const at = (params: Parameters<typeof href<'awningCatalog'>>[1]) =>
  withScreen(<AwningCatalog />, { path: href('awningCatalog', params), route: routes.awningCatalog.path });

const meta = preview.meta({
  title: 'Pantallas/storefront/catalogo-toldos',
  component: AwningCatalog,
  parameters: pageParameters,
});

const links = { ...shopLinks, 'Todos los toldos': '/productos/toldos' };

/** The catalogue of a model in one fabric says both. */
export const Shown = meta.story({
  render: at({ tipo: 'verticales', modelo: 'lisboa', tejido: 'screen' }),
  play: (story) => expectPage(story, 'Catálogo del toldo Lisboa, screen', links),
});

/** Without a fabric it is the catalogue of the whole model. */
export const WithoutFabric = meta.story({
  render: at({ tipo: 'verticales', modelo: 'lisboa' }),
  play: (story) => expectPage(story, 'Catálogo del toldo Lisboa', links),
});

/** Markup in the address is words like any other. */
export const Markup = meta.story({
  render: at({ tipo: MARKUP, modelo: MARKUP, tejido: MARKUP }),
  play: (story) =>
    expectPage(story, 'Catálogo del toldo Script alert 1 script, script alert 1 script', links),
});

/** An endless word in the address is cut, and fits the narrowest phone. */
export const EndlessWord = meta.story({
  globals: onPhone,
  render: at({ tipo: LONG, modelo: LONG, tejido: LONG }),
  play: async (story) => {
    await expectPage(story, `Catálogo del toldo A${CUT.slice(1)}, ${CUT}`, links);
    await expectNoOverflow();
  },
});
