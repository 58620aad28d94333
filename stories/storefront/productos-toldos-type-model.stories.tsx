import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href, routes } from '#src/config/routes.ts';
import { AwningModel } from '#src/screens/storefront/productos-toldos-type-model/awning-model.tsx';
import { expectNoOverflow, expectPage, shopLinks } from '../support/expect-page.ts';
import { CUT, LONG, MARKUP } from '../support/hostile.ts';
import { onPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const at = (params: Parameters<typeof href<'awningModel'>>[1]) =>
  withScreen(<AwningModel />, { path: href('awningModel', params), route: routes.awningModel.path });

const meta = preview.meta({
  title: 'Pantallas/storefront/productos-toldos-type-model',
  component: AwningModel,
  parameters: pageParameters,
});

const links = { ...shopLinks, 'Todos los toldos': '/productos/toldos' };

/** A model of awning has its own page, with a way back to all of them. */
export const Shown = meta.story({
  render: at({ type: 'verticales', model: 'lisboa' }),
  play: (story) => expectPage(story, 'Toldo Lisboa', links),
});

/** Markup in the address is words like any other. */
export const Markup = meta.story({
  render: at({ type: MARKUP, model: MARKUP }),
  play: (story) => expectPage(story, 'Toldo Script alert 1 script', links),
});

/** An endless word in the address is cut, and fits the narrowest phone. */
export const EndlessWord = meta.story({
  globals: onPhone,
  render: at({ type: LONG, model: LONG }),
  play: async (story) => {
    await expectPage(story, `Toldo A${CUT.slice(1)}`, links);
    await expectNoOverflow();
  },
});
