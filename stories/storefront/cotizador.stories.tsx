import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Quoter } from '#src/screens/storefront/cotizador/quoter.tsx';
import { clothOut, serverAnswers, windowsWaitFor } from '../support/answers.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { fitsPhone, onPhone } from '../support/phone.ts';
import {
  atStep,
  chooseProduct,
  draftOf,
  expectPrice,
  goTo,
  keepDraft,
  pane,
  roller,
  typeSize,
} from '../support/steps/quoter.ts';
import { dayFromToday } from '../support/steps/quotes.ts';
import { withScreen } from '../support/with-screen.tsx';

const scene = { path: '/cotizador', padded: true };

const meta = preview.meta({
  title: 'Pantallas/storefront/cotizador/pasos',
  component: Quoter,
  render: withScreen(<Quoter />, scene),
  parameters: pageParameters,
});

/** An empty draft: the products with their prices, and no further step. */
export const Empty = meta.story({
  name: 'Pasos desde el 1 (K10)',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Cotizador' })).toBeVisible();
    const enrollable = await canvas.findByRole('button', { name: 'Persiana enrollable' });
    await expect(enrollable).toHaveAccessibleDescription(/Desde \$890 con IVA$/);
    const steps = within(canvas.getByRole('navigation', { name: 'Pasos' }));
    await expect(steps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '1Producto',
      '2Medidas',
      '3Tela y color',
      '4Control',
      '5Revisión',
    ]);
    await expect(steps.getByRole('button', { name: /Medidas/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The same on the narrowest phone. */
export const EmptyOnAPhone = meta.story({
  name: 'Vacío, en el teléfono',
  tags: ['long'],
  ...fitsPhone(({ canvas }) => canvas.findByRole('button', { name: 'Persiana enrollable' })),
});

/**
 * Prices computed by hand, read from the screen: $1,160.00 per m², at least one metre per side, rounded to the
 * millimetre, with the remotes that the motors need.
 */
export const Golden = meta.story({
  name: 'Ejemplo de oro',
  tags: ['long'],
  play: async (story) => {
    const { canvas, userEvent } = story;
    await chooseProduct(story, 'Persiana enrollable');
    for (const [width, height, price] of [
      // 1.10 × 1.10 = 1.21 m²; × 1,160.00
      ['110', '110', '$1,403.60'],
      // 0.50 counts as 1.00: 2.40 m² × 1,160.00
      ['50', '240', '$2,784.00'],
      // both count as 1.00
      ['50', '80', '$1,160.00'],
      // 1.234 × 1.111 = 1.370974 m² × 1,160.00 = 1,590.32984
      ['123,4', '1.111 m', '$1,590.33'],
    ] as const) {
      await typeSize(story, width, height);
      await expectPrice(story, price);
    }
    // Three windows: 3 × 1,590.33
    const quantity = canvas.getByRole('textbox', { name: 'Cantidad' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    await expectPrice(story, '$4,770.99');
    const beside = await pane(story);
    await userEvent.click(beside.getByText('Ver desglose'));
    const table = within(beside.getByRole('table', { name: 'Desglose del precio' }));
    // 4,770.99 ÷ 1.16 = 4,112.92; the deposit is half of it.
    await expect(table.getByRole('row', { name: /^Sin IVA/ })).toHaveTextContent('$4,112.92');
    await expect(table.getByRole('row', { name: /^IVA/ })).toHaveTextContent('$658.07');
    await expect(table.getByRole('row', { name: /^Anticipo/ })).toHaveTextContent('$2,385.50');
  },
});

/** A typing error is shown at its field, and the text stays. */
export const WrongMeasures = meta.story({
  name: 'Medidas equivocadas',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await chooseProduct(story, 'Persiana enrollable');
    for (const [typed, said] of [
      ['ancho', 'Escribe solo el número, por ejemplo 120.5.'],
      ['0', 'La medida debe ser mayor que cero.'],
      ['-120', 'La medida debe ser mayor que cero.'],
      ['1.20', '¿Son metros? Serían 120 cm.'],
    ] as const) {
      await typeSize(story, typed, '150');
      const field = canvas.getByRole('textbox', { name: 'Ancho' });
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAccessibleDescription(new RegExp(said.replaceAll(/[.?]/g, '\\$&')));
      await expect(field).toBeInvalid();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Usar 120 cm' }));
    await expect(canvas.getByRole('textbox', { name: 'Ancho' })).toHaveValue('120');
    await expectPrice(story, '$2,088.00');
    await typeSize(story, '1800', '2100');
    for (const name of ['Ancho', 'Alto']) {
      await expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(/¿Son milímetros\?/);
    }
    const [fix] = canvas.getAllByRole('button', { name: 'Usar 180 × 210 cm' });
    await userEvent.click(fix ?? canvas.getByRole('button', { name: 'Usar 180 × 210 cm' }));
    await expect(canvas.getByRole('textbox', { name: 'Ancho' })).toHaveValue('180');
    await expect(canvas.getByRole('textbox', { name: 'Alto' })).toHaveValue('210');
    await expect(canvas.queryByRole('button', { name: /^Usar / })).not.toBeInTheDocument();
    await typeSize(story, '133 x 187', '');
    await userEvent.click(canvas.getByRole('button', { name: 'Usar 133 × 187 cm' }));
    await expect(canvas.getByRole('textbox', { name: 'Ancho' })).toHaveValue('133');
    await expect(canvas.getByRole('textbox', { name: 'Alto' })).toHaveValue('187');
    await typeSize(story, '71"', '210');
    await expect(canvas.getByRole('textbox', { name: 'Ancho' })).toHaveAccessibleDescription(
      /^Son 180\.3 cm\./,
    );
  },
});

/** "Siguiente" stops where something is missing or cannot be made, says so and focuses the field. */
export const Stopped = meta.story({
  name: 'Detenido',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await chooseProduct(story, 'Persiana enrollable');
    const next = await canvas.findByRole('button', { name: 'Siguiente: tela y color' });
    const width = canvas.getByRole('textbox', { name: 'Ancho' });
    await userEvent.click(next);
    await expect(width).toHaveFocus();
    await expect(width).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Falta el ancho. Falta el alto.');
    await userEvent.type(width, '280');
    await userEvent.click(next);
    await expect(canvas.getByRole('textbox', { name: 'Alto' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alto' }), '180');
    await userEvent.click(next);
    await atStep(story, '¿Cuánto mide?');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^No cabe así: Es más ancha que el rollo/);
    await userEvent.click(canvas.getByRole('button', { name: 'Elegir: Rollo de 3.00 m' }));
    await userEvent.click(next);
    await atStep(story, '¿De qué tela y color?');
  },
});

/** Eight and a half by eight and a half metres: every reason, with another size or two windows as alternatives. */
export const FarTooLarge = meta.story({
  name: 'Demasiado grande',
  tags: ['long'],
  play: async (story) => {
    await chooseProduct(story, 'Persiana enrollable');
    await typeSize(story, '850', '850');
    const { canvas } = story;
    const refused = within(await canvas.findByRole('region', { name: 'Así no se puede hacer' }));
    await expect(refused.getByText('Se hace hasta 5.90 m de ancho.')).toBeVisible();
    await expect(refused.getByText('Se hace hasta 4.00 m de alto.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Ancho' })).toHaveValue('850');
  },
});

/** Swapped width and height are detected, and one click swaps them. */
export const Swapped = meta.story({
  name: 'Volteadas',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await chooseProduct(story, 'Persiana enrollable');
    await typeSize(story, '380', '120');
    await userEvent.click(await canvas.findByRole('button', { name: 'Intercambiar' }));
    await expect(canvas.getByRole('textbox', { name: 'Ancho' })).toHaveValue('120');
    await expect(canvas.getByRole('textbox', { name: 'Alto' })).toHaveValue('380');
    await expect(canvas.queryByRole('button', { name: 'Intercambiar' })).not.toBeInTheDocument();
  },
});

/** Switching to millimetres converts the typed text; the price stays. */
export const InMillimetres = meta.story({
  name: 'En milímetros',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await chooseProduct(story, 'Persiana enrollable');
    await typeSize(story, '123,4', '111.1');
    await userEvent.click(canvas.getByRole('radio', { name: 'mm' }));
    await expect(canvas.getByRole('textbox', { name: 'Ancho' })).toHaveValue('1234');
    await expect(canvas.getByRole('textbox', { name: 'Alto' })).toHaveValue('1111');
    await expectPrice(story, '$1,590.33');
  },
});

/** The helper takes the smallest width for a blind inside the recess, and says why. */
export const MeasuringHelper = meta.story({
  name: 'Ayuda para medir',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await chooseProduct(story, 'Persiana enrollable');
    await userEvent.click(canvas.getByText('Ayúdame a medir'));
    for (const [label, text] of [
      ['Ancho arriba', '120.5'],
      ['Ancho en medio', '119.8'],
      ['Ancho abajo', '120.2'],
      ['Alto a la izquierda', '180'],
      ['Alto en medio', '180.3'],
      ['Alto a la derecha', '180.1'],
      ['Diagonal hacia abajo', '216'],
      ['Diagonal hacia arriba', '218'],
    ] as const) {
      await userEvent.type(canvas.getByRole('textbox', { name: label }), text);
    }
    await expect(canvas.getByText(/cuenta el ancho menor, para que no roce/)).toBeVisible();
    await expect(canvas.getByText(/fuera de escuadra: sus diagonales difieren 2 cm/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usar estas medidas' }));
    await expect(canvas.getByRole('textbox', { name: 'Ancho' })).toHaveValue('119.8');
    await expect(canvas.getByRole('radio', { name: 'Por dentro' })).toBeChecked();
  },
});

/** An invalid size shows the reason and the alternatives side by side; one click takes one. */
export const WaysOut = meta.story({
  name: 'Salidas',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await chooseProduct(story, 'Persiana enrollable');
    await typeSize(story, '280', '180');
    const refused = within(await canvas.findByRole('region', { name: 'No cabe, pero así sí' }));
    await expect(refused.getByText('Es más ancha que el rollo de la tela, de 2.50 m.')).toBeVisible();
    const way = refused.getByRole('article', { name: 'Rollo de 3.00 m' });
    await expect(within(way).getByText('Es un rollo especial: puede tardar más.')).toBeVisible();
    await userEvent.click(within(way).getByRole('button', { name: 'Elegir: Rollo de 3.00 m' }));
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'No cabe, pero así sí' })).not.toBeInTheDocument(),
    );
    const beside = await pane(story);
    await expect(beside.queryByText('No cabe así')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Ancho' })).toHaveValue('280');
    await expect(canvas.getByText(/^Por su medida: rollo de 3\.00 m\./)).toBeVisible();

    // A smaller size needs no special roll: it can be taken back, with both prices.
    await typeSize(story, '110', '180');
    await expect(await canvas.findByText(/esta medida ya no lo necesita\. Sin eso cuesta \$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitarlo' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Quitarlo' })).not.toBeInTheDocument());
  },
});

/** Seven metres: one reason, and several blinds, a motor or another family; one click takes three blinds, and another takes them back. */
export const SevenMetres = meta.story({
  name: 'Siete metros',
  beforeEach: () => {
    keepDraft(draftOf(roller('a', 'Sala', ['700', '200'])));
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await goTo(story, 'Medidas', '¿Cuánto mide?');
    const refused = within(await canvas.findByRole('region', { name: 'No cabe, pero así sí' }));
    const reasons = within(refused.getByRole('status')).getAllByRole('listitem');
    await expect(reasons.map(({ textContent }) => textContent)).toEqual(['Se hace hasta 5.90 m de ancho.']);
    for (const name of [
      'Persiana vertical, 2 lado a lado',
      'Panel japonés, 2 lado a lado',
      '2 piezas lado a lado, tela en horizontal y con motor eléctrico',
    ]) {
      await expect(refused.getByRole('article', { name })).toHaveTextContent(/\$[\d,]+\.\d\d con IVA/);
    }
    await userEvent.click(refused.getByRole('button', { name: 'Elegir: 3 piezas lado a lado' }));
    // 3 × 2.333 × 2.00 m at 1,160.00
    await expectPrice(story, '$16,237.68');
    await expect(canvas.getByRole('textbox', { name: 'Ancho' })).toHaveValue('233.3');
    await expect(canvas.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('3');
    await expect(
      canvas.getByText('Por su medida: 3 piezas lado a lado. Entre una y otra queda una rendija de luz.'),
    ).toBeVisible();
    await goTo(story, 'Revisión', 'Revisa tu cotización');
    await expect(canvas.getByText('2.333 × 2.00 m · 3 piezas · 3 lado a lado · por dentro')).toBeVisible();
    await expect(canvas.getByText('Entre una y otra queda una rendija de luz.')).toBeVisible();

    // At 183 cm one is enough: the three can be taken back, with both prices.
    await goTo(story, 'Medidas', '¿Cuánto mide?');
    await typeSize(story, '183', '200');
    await expect(
      await canvas.findByText(
        '3 piezas lado a lado: esta medida ya no lo necesita. Sin eso cuesta $4,245.60 en lugar de $12,736.80, con IVA.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitarlo' }));
    await expect(canvas.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('1');
    await expectPrice(story, '$4,245.60');
  },
});

/** A motor without a remote is priced, with a warning; one click adds the remote. */
export const NoRemote = meta.story({
  name: 'Sin control remoto',
  beforeEach: () => {
    keepDraft(draftOf(roller('a', 'Sala', ['110', '110'], { choices: { control: 'motor-electrico' } })));
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await goTo(story, 'Control', '¿Cómo se mueve?');
    await expect(await canvas.findByText(/^No lleva control remoto/)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Poner 1 × Control remoto Aura de 1 canal (+$890.00)' }),
    );
    await expect(canvas.getByRole('radio', { name: 'Los que hacen falta' })).toBeChecked();
    await expect(canvas.queryByText(/^No lleva control remoto/)).not.toBeInTheDocument();
  },
});

/**
 * Every fabric of the family with its price at this size; the drawing takes its colour. A colour that is out of stock
 * says when more arrives, and the delivery waits for it.
 */
export const Fabric = meta.story({
  name: 'Tela',
  beforeEach: () => {
    keepDraft(draftOf(roller('a', 'Sala', ['110', '110'])));
    const arrival = dayFromToday(20);
    return serverAnswers(
      windowsWaitFor(({ variant }) => (variant === 'blackout-lino' ? clothOut(arrival) : {})),
      'availability',
    );
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await goTo(story, 'Tela y color', '¿De qué tela y color?');
    await expect(await canvas.findByText(/^Agotada: llega el \d+ de /)).toBeVisible();
    const beside = await pane(story);
    const delivery = () => beside.getByText(/^Entrega estimada: \p{L}+ \d+ de .+, si la pides hoy\.$/u);
    const late = delivery().textContent;
    const calma = await canvas.findByRole('radio', { name: 'Blackout Calma' });
    // 1.21 m² × 890.00
    await expect(calma).toHaveAccessibleDescription(/\$1,076\.90$/);
    await userEvent.click(calma);
    await expectPrice(story, '$1,076.90');
    await waitFor(() => expect(delivery()).not.toHaveTextContent(late));
    await expect(canvas.queryByText(/^Agotada/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Screen' }));
    await expect(canvas.queryByRole('radio', { name: 'Blackout Cielo' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Screen 5 %' }));
    const colours = within(canvas.getByRole('group', { name: 'Color de Screen 5 %' }));
    const [, second] = colours.getAllByRole('radio');
    await expect(second).toBeDefined();
    const label = second?.closest('label')?.textContent ?? '';
    await userEvent.click(colours.getByRole('radio', { name: label }));
    await waitFor(() =>
      expect(beside.getByRole('img', { name: new RegExp(label.toLocaleLowerCase('es-MX')) })).toBeVisible(),
    );
  },
});

/** A discontinued fabric or colour is shown where another is chosen; the rest of the window stays. */
export const Withdrawn = meta.story({
  name: 'Retirada',
  beforeEach: () => {
    keepDraft(
      draftOf(
        roller('a', 'Sala', ['110', '110'], { color: 'malva' }),
        roller('b', 'Comedor', ['110', '110'], { variant: 'blackout-olvido', color: 'blanco' }),
      ),
    );
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await atStep(story, 'Revisa tu cotización');
    await expect(await canvas.findByText(/^Su color ya no se fabrica\./)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Corregir Comedor: Su tela ya no se fabrica.' }),
    );
    await atStep(story, '¿De qué tela y color?');
    await expect(canvas.getByRole('alert')).toHaveTextContent('ya no se fabrica');
    await userEvent.click(canvas.getByRole('radio', { name: 'Blackout Lino' }));
    await expectPrice(story, 'Comedor: $1,403.60');
    await expectPrice(story, '$2,807.20');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Each choice's price difference, the motor for the size, and its remotes. */
export const Control = meta.story({
  name: 'Mando',
  beforeEach: () => {
    keepDraft(draftOf(roller('a', 'Sala', ['110', '110'], { quantity: '2' })));
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await goTo(story, 'Control', '¿Cómo se mueve?');
    await expect(await canvas.findByRole('radio', { name: 'Cadena' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Motor eléctrico' }));
    await expect(await canvas.findByText(/Levantarla pide .* Nm y este motor da 6 Nm/)).toBeVisible();
    const needed = canvas.getByRole('radio', { name: 'Los que hacen falta' });
    await expect(needed).toBeChecked();
    await expect(needed).toHaveAccessibleDescription(/Control remoto Aura de 2 canales/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Instalación' }));
    await expect(canvas.getByRole('checkbox', { name: 'Instalación' })).toHaveAccessibleDescription(
      /\+\$700\.00$/,
    );
    // More motors need more channels: the remotes follow.
    await goTo(story, 'Medidas', '¿Cuánto mide?');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cantidad' }), '{Backspace}5');
    await goTo(story, 'Control', '¿Cómo se mueve?');
    await expect(canvas.getByRole('radio', { name: 'Los que hacen falta' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Los que hacen falta' })).toHaveAccessibleDescription(
      /Control remoto Aura de 5 canales/,
    );
  },
});

/** An awning's projection is that of its arms: chosen, not typed. */
export const Awning = meta.story({
  name: 'Toldo',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await chooseProduct(story, 'Toldo de brazos retráctiles');
    await expect(canvas.getByRole('combobox', { name: 'Nombre del toldo' })).toHaveValue('Toldo 1');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Ancho' }), '350');
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente: tela y color' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Falta la salida.');
    const arms = within(canvas.getByRole('group', { name: 'Salida: cuánto sale del muro' }));
    await userEvent.click(arms.getByRole('radio', { name: '2.54 m' }));
    await expectPrice(story, '$23,890.00');
    await expect(canvas.queryByRole('textbox', { name: 'Alto' })).not.toBeInTheDocument();
  },
});

/** On a phone the drawing and the price are a bar at the bottom, which expands. */
export const OnAPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () => {
    keepDraft(draftOf(roller('a', 'Sala', ['110', '110'])));
  },
  play: async (story) => {
    const { userEvent } = story;
    await goTo(story, 'Medidas', '¿Cuánto mide?');
    await expectPrice(story, '$1,403.60');
    await expectNoOverflow();
    const beside = await pane(story);
    await expect(beside.getByText('Ver desglose')).not.toBeVisible();
    await userEvent.click(beside.getByRole('button', { name: 'Ver más' }));
    await expect(beside.getByText('Ver desglose')).toBeVisible();
    // Another step starts with it closed.
    await goTo(story, 'Tela y color', '¿De qué tela y color?');
    await expect(beside.getByText('Ver desglose')).not.toBeVisible();
    await expect(beside.getByRole('button', { name: 'Ver más' })).toBeVisible();
    // The next step is always at hand: the bar has it, and the page no second one.
    await expect(story.canvas.getAllByRole('button', { name: /^Siguiente/ })).toHaveLength(1);
    await userEvent.click(beside.getByRole('button', { name: 'Siguiente: control' }));
    await atStep(story, '¿Cómo se mueve?');
    await userEvent.click(beside.getByRole('button', { name: 'Siguiente: revisión' }));
    await atStep(story, 'Revisa tu cotización');
    await userEvent.click(beside.getByRole('button', { name: 'Pedir o guardar tu cotización' }));
    await expect(story.canvas.getByRole('heading', { name: 'Pide tu cotización' })).toHaveFocus();
  },
});

/** The chosen fabric is the first, twelve are in view, and the others are one press away. */
export const FewFabrics = meta.story({
  name: 'Doce telas a la vista (B104)',
  beforeEach: () => {
    keepDraft(draftOf(roller('a', 'Sala', ['110', '110'], { variant: 'traslucida-ixtle', color: null })));
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await goTo(story, 'Tela y color', '¿De qué tela y color?');
    const fabrics = within(await canvas.findByRole('group', { name: 'Tela' }));
    const shown = () => fabrics.getAllByRole('radio').filter((one) => one.getAttribute('name') !== 'color');
    await expect(shown()).toHaveLength(12);
    await expect(shown()[0]).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^Ver las otras \d+ telas$/ }));
    await expect(shown()[12]).toHaveFocus();
    await expect(shown().length).toBeGreaterThan(12);
  },
});

/** What was accepted for a size takes the focus that its button had. */
export const AcceptedOffer = meta.story({
  name: 'Elegido lo que sí cabe (B104)',
  beforeEach: () => {
    keepDraft(draftOf(roller('a', 'Sala', ['350', '250'])));
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await goTo(story, 'Medidas', '¿Cuánto mide?');
    const [offer] = await canvas.findAllByRole('button', { name: /^Elegir: / });
    if (offer !== undefined) await userEvent.click(offer);
    await expect(canvas.getByText(/^Por su medida: /).parentElement).toHaveFocus();
  },
});
