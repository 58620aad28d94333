import { expect, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Motorization } from '#src/screens/storefront/productos-motorizacion/motorization.tsx';
import { expectNoOverflow, expectPage } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import { unfold } from '../support/unfold.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/productos-motorizacion',
  component: Motorization,
  render: withScreen(<Motorization />, { path: '/productos/motorizacion' }),
  parameters: pageParameters,
});

/** Requests a window's motor as a person does. */
async function ask({ canvas, userEvent }: Play, width: string, height: string, fabric: string) {
  const typed = { 'Ancho en cm': width, 'Alto o caída en cm': height };
  for (const [name, value] of Object.entries(typed)) {
    const field = await canvas.findByRole('textbox', { name });
    await userEvent.clear(field);
    if (value !== '') await userEvent.type(field, value);
  }
  if (fabric !== '') await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tela' }), fabric);
  const button = canvas.getByRole('button', { name: 'Calcular' });
  button.focus();
  // The browser's own click: the answer arrives after the testing library's act() has ended.
  button.click();
}

const answer = async ({ canvas }: Play, name: RegExp) => within(await canvas.findByRole('region', { name }));

/** Motors, remotes, sensors, their compatibility, and operation without electricity. */
export const Shown = meta.story({
  name: 'Así se ve',
  play: async (story) => {
    await expectPage(story, 'Motorización', {
      'Cotiza tu ventana': '/cotizador',
      'Encuentra un distribuidor': '/distribuidores',
      '¿Qué motor para mi ventana?': '#que-motor',
    });
    const { canvas } = story;
    await unfold(story, 'Motores');
    const motors = within(canvas.getByRole('region', { name: 'Tabla de motores' }));
    const row = motors.getByRole('row', { name: /^Motor tubular 6 Nm/ });
    await expect(row).toHaveTextContent('127 V');
    await expect(row).toHaveTextContent('$5,370');
    await expect(motors.getAllByRole('row')).toHaveLength(11);
    await unfold(story, 'Qué se entiende con qué');
    const table = within(canvas.getByRole('region', { name: 'Tabla de compatibilidad' }));
    const wind = within(table.getByRole('row', { name: /^Sensor de viento/ }));
    await expect(wind.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['No', 'Sí']);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Si se va la luz' })).toBeVisible();
  },
});

/** The remote moves the windows of its channel, and says which. */
export const TriedRemote = meta.story({
  name: 'El control de prueba',
  play: async ({ canvas, userEvent }) => {
    const remote = within(await canvas.findByRole('group', { name: 'Control remoto de prueba' }));
    await expect(remote.getByRole('radio', { name: 'Todas' })).toBeChecked();
    await userEvent.click(remote.getByRole('button', { name: 'Bajar' }));
    await expect(remote.getByRole('status')).toHaveTextContent('Bajan las tres.');
    await userEvent.click(remote.getByRole('radio', { name: '2' }));
    await userEvent.click(remote.getByRole('button', { name: 'Subir' }));
    await expect(remote.getByRole('status')).toHaveTextContent('Sube la ventana 2.');
    await userEvent.click(remote.getByRole('button', { name: 'Parar' }));
    await expect(remote.getByRole('status')).toHaveTextContent('Se detiene la ventana 2.');
  },
});

/** The calculation: weight, radius, torque, reserve, and the chosen motor. */
export const Calculated = meta.story({
  name: 'Calculado',
  tags: ['long'],
  play: async (story) => {
    await ask(story, '180', '220', 'Screen 5 %');
    const found = await answer(story, /^Screen 5 %, 1\.80 × 2\.20 m/);
    await expect(found.getByRole('heading', { level: 4, name: 'Motor tubular 6 Nm' })).toBeVisible();
    // Both motors are chosen by the same calculation.
    await expect(found.getAllByText(/^Peso: 3\.05 kg/)).toHaveLength(2);
    await expect(found.getAllByText(/^Radio: 27 mm/)).toHaveLength(2);
    await expect(found.getByText(/te sobran 4\.5 Nm/)).toBeVisible();
    await expect(
      found.getByRole('heading', { level: 4, name: 'Motor de batería recargable 3 Nm' }),
    ).toBeVisible();
    await expect(found.getAllByText(/^Control remoto Aura de 1 canal/)).toHaveLength(2);
    const quotes = found.getAllByRole('link', { name: 'Cotizar con estas medidas' });
    const address = '/cotizador?variante=screen-5&ancho=180&alto=220';
    await expect(quotes.map((link) => link.getAttribute('href'))).toEqual([
      `${address}&mando=motor-electrico`,
      `${address}&mando=motor-recargable`,
    ]);
    await expect(story.canvas.getByRole('button', { name: 'Calcular' })).toHaveFocus();
    await expect(story.canvas.getByText('Motor tubular 6 Nm o Motor de batería recargable 3 Nm.')).toHaveRole(
      'status',
    );
  },
});

/** A system rated by sizes says so, with its motor's limit. */
export const ByTable = meta.story({
  name: 'Con la tabla',
  play: async (story) => {
    await ask(story, '180', '200', 'Vertical PVC');
    const found = await answer(story, /^Vertical PVC/);
    await expect(found.getByRole('heading', { level: 4, name: 'Motor de riel' })).toBeVisible();
    await expect(found.getByText(/^Este sistema se elige por medida/)).toBeVisible();
  },
});

/** When one motor is too weak and another is not, it names both. */
export const OneCannot = meta.story({
  name: 'Una no se puede',
  play: async (story) => {
    await ask(story, '400', '300', 'Blackout Obsidiana');
    const found = await answer(story, /^Blackout Obsidiana/);
    await expect(found.getByRole('heading', { name: 'Motor de batería: no alcanza' })).toBeVisible();
    await expect(found.getByText('Llega hasta 2.50 m de ancho.')).toBeVisible();
    await expect(found.getByRole('heading', { level: 4, name: /^Motor tubular/ })).toBeVisible();
  },
});

/** Slats too narrow for a motor are operated by hand. */
export const ByHand = meta.story({
  name: 'A mano',
  play: async (story) => {
    await ask(story, '120', '120', 'Aluminio 16 mm');
    const found = await answer(story, /^Aluminio 16 mm/);
    await expect(found.getByText(/^Esta se mueve a mano/)).toBeVisible();
  },
});

/** An unavailable size shows the available ones, with a link to the product. */
export const NotMade = meta.story({
  name: 'No se hace',
  play: async (story) => {
    await ask(story, '700', '250', 'Screen 5 %');
    const found = await answer(story, /^Screen 5 %/);
    await expect(found.getByText(/Llega hasta 5\.90 m de ancho\./)).toBeVisible();
    await expect(found.getByRole('link', { name: 'Medidas de Screen 5 %' })).toHaveAttribute(
      'href',
      '/detalles/screen-5',
    );
  },
});

/** An error appears at its field, with a suggestion, and the typed text stays. */
export const WrongValues = meta.story({
  name: 'Valores equivocados',
  play: async (story) => {
    await ask(story, '1.8', 'bastante', '');
    const { canvas } = story;
    await expect(await canvas.findByText('Falta algo: revisa los campos marcados.')).toHaveRole('status');
    const width = canvas.getByRole('textbox', { name: 'Ancho en cm' });
    await expect(width).toHaveAccessibleDescription('¿Son metros? Serían 180 cm.');
    await expect(width).toHaveValue('1.8');
    await expect(width).toBeInvalid();
    const height = canvas.getByRole('textbox', { name: 'Alto o caída en cm' });
    await expect(height).toHaveAccessibleDescription(/^Escribe solo el número/);
    await expect(canvas.getByRole('combobox', { name: 'Tela' })).toHaveAccessibleDescription(
      'Elige una tela.',
    );
  },
});

/** It fits the narrowest phone; wide tables scroll on their own. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async (story) => {
    await expectPage(story, 'Motorización', {});
    await ask(story, '180', '220', 'Screen 5 %');
    await answer(story, /^Screen 5 %/);
    await expectNoOverflow();
  },
});
