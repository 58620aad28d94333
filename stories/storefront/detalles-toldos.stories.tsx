import { expect, fireEvent } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href, routes } from '#src/config/routes.ts';
import { AwningDetails } from '#src/screens/storefront/detalles-toldos/awning-details.tsx';
import { expectPage } from '../support/expect-page.ts';
import { LONG, MARKUP } from '../support/hostile.ts';
import { fitsPhone } from '../support/phone.ts';
import { unfold } from '../support/unfold.ts';
import { withScreen } from '../support/with-screen.tsx';

const at = (params: Parameters<typeof href<'awningDetails'>>[1]) =>
  withScreen(<AwningDetails />, { path: href('awningDetails', params), route: routes.awningDetails.path });

const meta = preview.meta({
  title: 'Pantallas/storefront/detalles-toldos',
  component: AwningDetails,
  parameters: pageParameters,
});

/** An awning in a colour, with its projection and its maximum width at that projection. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  render: at({ variant: 'oporto-acrilica', color: 'rayas-marino' }),
  play: async (story) => {
    await expectPage(story, 'Oporto Acrílica en Rayas Marino', {
      'Cotizar esta': '/cotizador?variante=oporto-acrilica&color=rayas-marino',
      'Quién la vende cerca': '/distribuidores',
    });
    const { canvas } = story;
    await expect(canvas.getByRole('navigation', { name: 'Ruta' })).toHaveTextContent(
      'InicioToldosBrazos retráctilesOportoOporto Acrílica',
    );
    await unfold(story, 'Salidas y anchos');
    await expect(
      canvas.getByRole('row', { name: /^1\.52 m 1\.52 a 6\.00 m Clase 2, hasta 38 km\/h 0\.38 m \$14,960/ }),
    ).toBeVisible();
  },
});

/** Each projection has its own widths, which are said before and after one is typed (B115). */
export const AnotherSize = meta.story({
  name: 'A tu medida',
  render: at({ variant: 'oporto-acrilica', color: 'crema' }),
  play: async ({ canvas, userEvent }) => {
    const width = await canvas.findByRole('textbox', { name: 'Ancho (cm)' });
    await expect(canvas.getByText('Con esa salida, de 2.03 a 6.00 m de ancho.')).toBeVisible();
    await userEvent.type(width, '180');
    await expect(await canvas.findByText('Con esa salida se hace desde 2.03 m de ancho.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Salida (m)' }), '1.52');
    await expect(await canvas.findByText(/^De 1\.80 × 1\.52 m, con /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cotizar esta' })).toHaveAttribute(
      'href',
      '/cotizador?variante=oporto-acrilica&color=crema&ancho=180&alto=152',
    );
  },
});

/** Retracted: the drawing says so. */
export const DrawnIn = meta.story({
  name: 'Recogido',
  tags: ['long'],
  render: at({ variant: 'oporto-acrilica', color: 'crema' }),
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Qué tan extendido' });
    // A story's keys do not move a native slider.
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(canvas.getByRole('img', { name: /recogido/ })).toBeVisible();
    await expect(canvas.getByText(/entra todo el sol/)).toBeVisible();
  },
});

/** A vertical awning has a drop in place of a projection. */
export const Drop = meta.story({
  name: 'Caída',
  render: at({ variant: 'tavira-screen' }),
  play: async (story) => {
    await expectPage(story, 'Tavira Screen', {});
    await expect(story.canvas.queryByRole('heading', { name: 'Salidas y anchos' })).toBeNull();
  },
});

/** A model's slug opens its first variant. */
export const ByModel = meta.story({
  name: 'Por modelo',
  tags: ['long'],
  render: at({ variant: 'lisboa' }),
  play: (story) => expectPage(story, 'Lisboa Screen', {}),
});

/** A colour that it does not have. */
export const UnknownColour = meta.story({
  name: 'Color desconocido',
  render: at({ variant: 'verona-aluminio', color: 'rosa' }),
  play: async (story) => {
    await expectPage(story, 'Verona Aluminio', {});
    await expect(story.canvas.getByRole('note')).toHaveTextContent('la ves en Blanco Mate');
  },
});

/** A blind under the address of awnings: it offers the blind's page. */
export const Blind = meta.story({
  name: 'Persiana',
  render: at({ variant: 'screen-5', color: 'arena' }),
  play: async (story) => {
    await expectPage(story, 'No tenemos ese toldo', {});
    await expect(story.canvas.getByRole('link', { name: /^Screen 5 %/ })).toHaveAttribute(
      'href',
      '/detalles/screen-5',
    );
  },
});

/** Markup in the address is shown as text. */
export const Markup = meta.story({
  name: 'Con etiquetas HTML',
  tags: ['long'],
  render: at({ variant: MARKUP, color: MARKUP }),
  play: async (story) => {
    await expectPage(story, 'No tenemos ese toldo', { Pérgolas: '/productos/toldos/pergolas' });
    await expect(story.canvas.getByText(/«script alert 1 script»/)).toBeVisible();
  },
});

/** It fits the narrowest phone, with a very long word. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  render: at({ variant: 'genova-vinilica', color: 'gris-nube' }),
  ...fitsPhone((story) => expectPage(story, 'Génova Vinílica en Gris Nube', {})),
});

/** A very long word in the address is cut. */
export const EndlessWord = meta.story({
  name: 'Palabra sin fin',
  tags: ['long'],
  render: at({ variant: LONG, color: LONG }),
  ...fitsPhone((story) => expectPage(story, 'No tenemos ese toldo', {})),
});
