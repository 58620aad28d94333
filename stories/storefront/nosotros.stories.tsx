import { expect, fireEvent, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { site } from '#src/config/site.ts';
import { About } from '#src/screens/storefront/nosotros/about.tsx';
import { expectPage } from '../support/expect-page.ts';
import { fitsPhone } from '../support/phone.ts';
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
  play: async (story) => {
    await expectPage(story, 'Nosotros', links);
    const { canvas } = story;
    for (const name of [
      'Cómo se hace',
      'Lo que preferimos decirte antes',
      'De qué respondemos',
      'Dónde estamos',
    ]) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    const making = within(canvas.getByRole('region', { name: 'Cómo se hace' }));
    await expect(making.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    await expect(canvas.getByRole('region', { name: 'Si no queda, la rehacemos' })).toBeVisible();
    await expect(canvas.getByText(site.taxAddress.street, { exact: false })).toBeVisible();
  },
});

/** A wider window needs a wider cloth, tube and bar: the figures follow. */
export const Wider = meta.story({
  name: 'Una ventana más ancha',
  play: async ({ canvas }) => {
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
