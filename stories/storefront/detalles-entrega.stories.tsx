import { expect } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { keepPostcode } from '#src/api/stored/place-store.ts';
import { href, routes } from '#src/config/routes.ts';
import { BlindDetails } from '#src/screens/storefront/detalles/blind-details.tsx';
import { json, serverAnswers, windowsWaitFor } from '../support/answers.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/detalles/entrega',
  component: BlindDetails,
  parameters: pageParameters,
  render: withScreen(<BlindDetails />, {
    path: href('blindDetails', { variant: 'screen-5', color: 'arena' }),
    route: routes.blindDetails.path,
  }),
  beforeEach: () => serverAnswers(windowsWaitFor(), 'availability'),
});

/** Types a postcode. @returns its field */
async function typePostcode({ canvas, userEvent }: Play, postcode: string): Promise<HTMLElement> {
  const field = await canvas.findByRole('textbox', { name: 'Código postal de entrega' });
  await userEvent.type(field, postcode);
  return field;
}

/** The shop's own state: the day, no freight, and who installs it. */
export const Near = meta.story({
  name: 'Con instalación, sin flete',
  tags: ['long'],
  play: async (story) => {
    await typePostcode(story, '64000');
    await expect(
      await story.canvas.findByText(/^Entrega estimada en 64000: .+, si la pides hoy\.$/),
    ).toBeVisible();
    await expect(
      story.canvas.getByText(/^Flete a Nuevo León: sin costo\. La instalamos nosotros/),
    ).toBeVisible();
  },
});

/** A far state: its freight, and that a dealer of the area installs it; on the narrowest phone. */
export const Far = meta.story({
  name: 'Con flete, sin instalación',
  globals: onPhone,
  play: async (story) => {
    await typePostcode(story, '77500');
    await expect(
      await story.canvas.findByText(/^Flete a Quintana Roo: \$950\.00 por orden\. Llega a tu puerta/),
    ).toBeVisible();
    await expectNoOverflow();
  },
});

/** What the typed size is made of decides: the wide roll is out, and the usual one is running out. */
export const OfASize = meta.story({
  name: 'De la medida que se escribe',
  beforeEach: () => {
    keepPostcode('64000');
    return serverAnswers(
      windowsWaitFor(({ line }) =>
        line.rollMm === undefined
          ? { low: true }
          : { waits: [{ kind: 'tela', what: 'Screen 5 %, Arena', state: 'out', arrives_on: null }] },
      ),
      'availability',
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        'Quedan pocos metros. Entrega por confirmar: con tus medidas te decimos el día.',
      ),
    ).toBeVisible();
    const [width, height] = [canvas.getByLabelText('Ancho (cm)'), canvas.getByLabelText('Alto (cm)')];
    await userEvent.type(width, '181');
    await userEvent.type(height, '207');
    await expect(
      await canvas.findByText(/^Quedan pocos metros\. Entrega estimada en 64000: .+, si la pides hoy\.$/),
    ).toBeVisible();
    await userEvent.type(width, '281', { initialSelectionStart: 0, initialSelectionEnd: 3 });
    await expect(
      await canvas.findByText(/^Agotada, sin fecha de llegada\. Entrega por confirmar: aún no sabemos/),
    ).toBeVisible();
  },
});

/** A place that was said before is named, and typed again where it changed. */
export const Known = meta.story({
  name: 'Con el lugar que ya se dijo',
  beforeEach: () => {
    keepPostcode('64000');
  },
  play: async ({ canvas, userEvent }) => {
    const change = await canvas.findByRole('button', { name: 'cambiar dónde se entrega' });
    await expect(change.closest('p')).toHaveTextContent(/^Entrega en 64000, Monterrey · cambiar$/);
    await userEvent.click(change);
    const field = canvas.getByRole('textbox', { name: 'Código postal de entrega' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('77500');
    await expect(field).toHaveValue('77500');
    await expect(await canvas.findByText(/^Flete a Quintana Roo/)).toBeVisible();
  },
});

/** No state has the postcode that replaces another: the field says so, and nothing is estimated. */
export const Unknown = meta.story({
  name: 'Un código postal que no existe',
  tags: ['long'],
  play: async (story) => {
    const field = await typePostcode(story, '64000');
    await expect(await story.canvas.findByText(/^Entrega estimada en 64000/)).toBeVisible();
    await story.userEvent.type(field, '00999', { initialSelectionStart: 0, initialSelectionEnd: 5 });
    await expect(field).toHaveValue('00999');
    await expect(field).toHaveAccessibleDescription('Ningún estado tiene ese código postal.');
    await expect(story.canvas.queryByText(/^Entrega estimada/)).toBeNull();
  },
});

/** The fabrics that are out are not known: the day is confirmed later, the freight is said at once. */
export const WithoutAvailability = meta.story({
  name: 'Sin saber qué telas hay',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(500, { message: 'Falla' }), 'availability'),
  play: async (story) => {
    await typePostcode(story, '64000');
    await expect(
      await story.canvas.findByText('Entrega: la confirmamos al recibir el anticipo.'),
    ).toBeVisible();
    await expect(story.canvas.getByText(/^Flete a Nuevo León: sin costo/)).toBeVisible();
  },
});
