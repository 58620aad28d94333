import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href, routes } from '#src/config/routes.ts';
import { AwningModels } from '#src/screens/storefront/productos-toldos-type/awning-models.tsx';
import { expectNoOverflow, expectPage, shopLinks } from '../support/expect-page.ts';
import { CUT, LONG, MARKUP } from '../support/hostile.ts';
import { onPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const at = (params: Parameters<typeof href<'awningModels'>>[1]) =>
  withScreen(<AwningModels />, { path: href('awningModels', params), route: routes.awningModels.path });

const meta = preview.meta({
  title: 'Pantallas/storefront/productos-toldos-type',
  component: AwningModels,
  parameters: pageParameters,
});

const links = { ...shopLinks, 'Todos los toldos': '/productos/toldos' };

/** A type of awning is named in the words of its address. */
export const Shown = meta.story({
  render: at({ type: 'brazos-retractiles' }),
  play: (story) => expectPage(story, 'Toldos: brazos retráctiles', links),
});

/** Markup in the address is words like any other. */
export const Markup = meta.story({
  render: at({ type: MARKUP }),
  play: (story) => expectPage(story, 'Toldos: script alert 1 script', links),
});

/** An endless word in the address is cut, and fits the narrowest phone. */
export const EndlessWord = meta.story({
  globals: onPhone,
  render: at({ type: LONG }),
  play: async (story) => {
    await expectPage(story, `Toldos: ${CUT}`, links);
    await expectNoOverflow();
  },
});
