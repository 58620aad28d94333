import { expect, fireEvent, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { site } from '#src/config/site.ts';
import { About } from '#src/screens/storefront/nosotros/about.tsx';
import { expectPage } from '../support/expect-page.ts';
import { fitsPhone } from '../support/phone.ts';
import { unfold } from '../support/unfold.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/nosotros',
  component: About,
  render: withScreen(<About />, { path: '/nosotros' }),
  parameters: pageParameters,
});

const links = { 'Visítanos o escríbenos': '/contacto', 'Cotiza tu ventana': '/cotizador' };

/** The shop, the making of a blind in five steps, facts to know before, guarantees, and the address. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    await expectPage(story, 'Nosotros', links);
    const { canvas } = story;
    for (const name of ['Antes de comprar', 'De qué respondemos', 'Cómo se hace', 'Dónde estamos']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await unfold(story, 'Cómo se hace');
    const making = within(canvas.getByRole('region', { name: 'Cómo se hace' }));
    await expect(making.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    await unfold(story, 'Si no queda, la rehacemos');
    await expect(canvas.getByText(/se hace otra sin costo/)).toBeVisible();
    await unfold(story, '¿Dan factura?');
    await expect(canvas.getByText(/^Sí, CFDI/)).toBeVisible();
    await expect(canvas.getByText(site.taxAddress.street, { exact: false })).toBeVisible();
  },
});

/** A wider window needs a wider cloth, tube and bar: the figures follow. */
export const Wider = meta.story({
  name: 'Una ventana más ancha',
  play: async (story) => {
    const { canvas } = story;
    await unfold(story, 'Cómo se hace');
    const width = await canvas.findByRole('slider', { name: 'Ancho de la ventana' });
    await expect(canvas.getByText('1,157 × 2,050 mm')).toBeVisible();
    await fireEvent.change(width, { target: { value: '100' } });
    await expect(canvas.getByText('2,057 × 2,050 mm')).toBeVisible();
    await expect(canvas.getByText('2,100 × 1,800 mm')).toBeVisible();
  },
});

/** It fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone((story) => expectPage(story, 'Nosotros', links)),
});
