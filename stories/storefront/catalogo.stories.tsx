import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href, routes } from '#src/config/routes.ts';
import { Catalog } from '#src/screens/storefront/catalogo/catalog.tsx';
import { expectNoOverflow, expectPage, shopLinks } from '../support/expect-page.ts';
import { CUT, LONG, MARKUP } from '../support/hostile.ts';
import { onPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const at = (params: Parameters<typeof href<'catalog'>>[1]) =>
  withScreen(<Catalog />, { path: href('catalog', params), route: routes.catalog.path });

const meta = preview.meta({
  title: 'Pantallas/storefront/catalogo',
  component: Catalog,
  parameters: pageParameters,
});

const links = { ...shopLinks, 'Todas las persianas': '/productos/persianas' };

/** The catalogue of a product in one fabric says which. */
export const Shown = meta.story({
  render: at({ product: 'persianas', tipo: 'enrollables', tejido: 'blackout' }),
  play: (story) => expectPage(story, 'Catálogo de persianas: enrollables, blackout', links),
});

/** Without a fabric it is the catalogue of the whole type. */
export const WithoutFabric = meta.story({
  render: at({ product: 'persianas', tipo: 'enrollables' }),
  play: (story) => expectPage(story, 'Catálogo de persianas: enrollables', links),
});

/** Markup in the address is words like any other. */
export const Markup = meta.story({
  render: at({ product: MARKUP, tipo: MARKUP, tejido: MARKUP }),
  play: (story) =>
    expectPage(
      story,
      'Catálogo de script alert 1 script: script alert 1 script, script alert 1 script',
      links,
    ),
});

/** An endless word in the address is cut, and fits the narrowest phone. */
export const EndlessWord = meta.story({
  globals: onPhone,
  render: at({ product: LONG, tipo: LONG, tejido: LONG }),
  play: async (story) => {
    await expectPage(story, `Catálogo de ${CUT}: ${CUT}, ${CUT}`, links);
    await expectNoOverflow();
  },
});
