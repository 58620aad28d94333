import { expect, screen, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { carts } from '#mocks/rows/cart.ts';
import { Cart } from '#src/screens/panel/listas-mi-carrito/cart.tsx';
import {
  countRequests,
  json,
  noAnswer,
  serverAnswers,
  serverRecovers,
  unreachable,
} from '../../support/answers.ts';
import { setDarkScheme } from '../../support/dark.ts';
import { expectNoOverflow } from '../../support/expect-page.ts';
import { onPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { beginAs, workAt } from '../../support/steps/orders.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-mi-carrito/rapido',
  component: Cart,
  render: workAt(Cart, 'cart', '?orden=rapida'),
  parameters: pageParameters,
  beforeEach: beginAs('Distribuidor'),
});

const HEAD = 'Ubicación,Tela,Color,Ancho,Alto,Unidad,Cantidad,Mando,Instalación';
const GOOD = 'Sala,Blackout Lino,Arena,180,210,cm,2,Cadena,sí';
const BAD = 'Cocina,Blakout Lino,Arena,180,210,cm,1,,';

const listOf = (good: number, bad: number) =>
  [
    HEAD,
    ...Array.from({ length: good }, (_, at) => GOOD.replace('Sala', `Cuarto ${String(at + 1)}`)),
    ...Array.from({ length: bad }, () => BAD),
  ].join('\n');

const part = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Orden rápida' }));

async function choose(story: Play, content: BlobPart, name = 'medidas.csv') {
  const quick = await part(story);
  await story.userEvent.upload(await quick.findByLabelText('Archivo de tu lista'), new File([content], name));
  return quick;
}

/** Confirms the columns of a list, of which nothing is asked. */
async function check(story: Play, content: BlobPart, rows: number) {
  const quick = await choose(story, content);
  const name = `Revisar ${rows.toLocaleString('es-MX')} ${rows === 1 ? 'renglón' : 'renglones'}`;
  await story.userEvent.click(await quick.findByRole('button', { name }));
  await quick.findByRole('table', { name: 'Renglones de tu lista' }, { timeout: 60_000 });
  return quick;
}

/** Number of lines in a distributor's cart on the server. */
const inCart = () =>
  carts.findFirst((query) => query.where(({ user_id }) => user_id === 2))?.lines.length ?? 0;

/** The import of a list, with a sample file. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    const quick = await part(story);
    await expect(await quick.findByRole('button', { name: 'Elegir archivo' })).toBeVisible();
    await expect(quick.getByRole('button', { name: 'Descargar archivo de ejemplo' })).toBeVisible();
  },
});

/** What each column is taken for; one that nobody knows, and the unit, are asked about. */
export const Columns = meta.story({
  name: 'Columnas',
  play: async (story) => {
    const list = 'Ubicación,Tela,Color,Ancho,Alto,Torre\nSala,Blackout Lino,Arena,71,83,Norte';
    const quick = await choose(story, list);
    await expect(await quick.findByText('Falta decir qué es 1 columna.')).toBeVisible();
    await expect(quick.getByRole('combobox', { name: 'Qué es la columna “Torre”' })).toHaveValue('');
    const go = quick.getByRole('button', { name: 'Revisar 1 renglón' });
    await expect(go).toHaveAttribute('aria-disabled', 'true');
    await story.userEvent.click(quick.getByRole('button', { name: 'No usar la que falta' }));
    await story.userEvent.click(quick.getByRole('radio', { name: 'pulgadas (71 serían 180.3 cm)' }));
    await story.userEvent.click(go);
    const table = within(await quick.findByRole('table', { name: 'Renglones de tu lista' }));
    await expect(table.getByText(/^1\.80/)).toBeVisible();
  },
});

/** On the narrowest phone, in the dark scheme, with invalid rows. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  beforeEach: setDarkScheme,
  play: async (story) => {
    await check(story, listOf(1, 3), 4);
    await expectNoOverflow();
  },
});

/** Words that nobody knows are asked about once for all rows that have them: by a press, or by typing where nothing is like them. */
export const UnknownWords = meta.story({
  name: 'Palabras desconocidas (B127)',
  play: async (story) => {
    const { userEvent } = story;
    const rows = ['Sala', 'Cocina', 'Baño'].map((name) => `${name},Tela de mamá,Arena,183,217,3,al norte`);
    const quick = await check(
      story,
      ['Ubicación,Tela,Color,Ancho,Alto,Cantidad,Lado', ...rows].join('\n'),
      3,
    );
    const asked = within(await quick.findByRole('list', { name: 'Dudas de varios renglones' }));
    await userEvent.type(asked.getByRole('combobox', { name: 'Tela en todos' }), 'Blackout Lino{Enter}');
    await expect(await asked.findByText(/En “Lado del mando” dice “al norte”/)).toBeVisible();
    await expectNoOverflow();
    await userEvent.click(asked.getByRole('button', { name: 'izquierda, en todos' }));
    await expect(await quick.findByText(/^3 ventanas, 9 piezas, \$/)).toBeVisible();
    await expect(quick.queryByRole('list', { name: 'Dudas de varios renglones' })).toBeNull();
  },
});

/** Read, reviewed, added: rows with doubts stay, and are mended in place. */
export const Added = meta.story({
  name: 'Agregadas',
  play: async (story) => {
    const before = inCart();
    const quick = await check(story, listOf(3, 1), 4);
    await expect(await quick.findByText(/^3 ventanas, 6 piezas, \$/)).toBeVisible();
    await expect(quick.getByText(/^1 renglón con dudas/)).toBeVisible();
    await expect(quick.getByText(/^No tenemos la tela “Blakout Lino”\. ¿Es “Blackout Lino”/)).toBeVisible();
    await expect(quick.getByRole('button', { name: 'Descargar los que tienen dudas' })).toBeVisible();
    await story.userEvent.click(quick.getByRole('button', { name: 'Agregar 3 partidas a tu carrito' }));
    await expect(await quick.findByText('Agregamos 3 partidas a tu carrito.')).toBeVisible();
    await expect(inCart()).toBe(before + 3);
    await expect(await story.canvas.findByText(`${String(before + 3)} partidas en tu carrito`)).toBeVisible();
    await story.userEvent.click(await quick.findByRole('button', { name: 'Blackout Lino' }));
    await story.userEvent.click(await quick.findByRole('button', { name: 'Agregar 1 partida más' }));
    await expect(await quick.findByText('Agregamos 4 partidas a tu carrito.')).toBeVisible();
    await expect(inCart()).toBe(before + 4);
  },
});

/** The same doubt in several rows is answered once. */
export const AnsweredOnce = meta.story({
  name: 'Una respuesta para todos',
  tags: ['long'],
  play: async (story) => {
    const quick = await check(story, listOf(0, 3), 3);
    await expect(quick.getByText('Ninguna partida se puede agregar así.')).toBeVisible();
    await story.userEvent.click(quick.getByRole('button', { name: 'Blackout Lino, en todos' }));
    await expect(await quick.findByText(/^3 ventanas, 3 piezas, \$/)).toBeVisible();
  },
});

/** Titles and totals between the windows stay out, and an empty cell is the one above, each with one answer (B147). */
export const TitlesAndTotals = meta.story({
  name: 'Títulos y totales (B147)',
  play: async (story) => {
    const rows = [
      'PLANTA BAJA,,,,,,,,',
      GOOD,
      'Cocina,ídem,ídem,97,211,cm,3,,',
      'TOTAL,,,,,,5,,',
      'Baño,,,61,121,,,,',
    ];
    const quick = await check(story, [HEAD, ...rows].join('\n'), 5);
    await expect(
      quick.getByText('3 renglones con dudas: no se agregan hasta que los corrijas.'),
    ).toBeVisible();
    await story.userEvent.click(quick.getByRole('button', { name: 'Dejarlo fuera, en todos' }));
    await story.userEvent.click(quick.getByRole('button', { name: 'Igual que arriba' }));
    await expect(await quick.findByText(/^3 ventanas, 6 piezas, \$/)).toBeVisible();
    await expect(quick.queryByText(/con dudas/)).toBeNull();
    await story.userEvent.click(
      quick.getAllByRole('button', { name: 'Sí es una ventana' })[0] ?? document.body,
    );
    await expect(await quick.findByRole('textbox', { name: 'Tela, renglón 2' })).toBeVisible();
  },
});

/** A message as WhatsApp copies it: its windows are rows, and who asks for them is asked about (B148). */
export const Message = meta.story({
  name: 'Un mensaje con medidas (B148)',
  play: async (story) => {
    const { userEvent } = story;
    const quick = await part(story);
    await userEvent.click(quick.getByText('Pegar los renglones'));
    await userEvent.click(quick.getByRole('textbox', { name: 'Renglones, con sus encabezados' }));
    await userEvent.paste(
      'Hola, ¿me cotizas?\n- Sala: 137 x 205 cm (3 piezas)\n- Recámara 1.20 m por 1.80 m\nTodas en blackout lino blanco',
    );
    await userEvent.click(quick.getByRole('button', { name: 'Revisar lo pegado' }));
    await userEvent.click(await quick.findByRole('button', { name: 'Revisar 3 renglones' }));
    await expect(await quick.findByText(/^2 ventanas, 4 piezas, \$/)).toBeVisible();
    await userEvent.click(quick.getByRole('button', { name: 'Dejarlo fuera' }));
    await expect(await quick.findByText('Se queda fuera de la lista.')).toBeVisible();
    await expect(quick.getByRole('button', { name: 'Agregar 2 partidas a tu carrito' })).toBeVisible();
  },
});

/** Rows pasted from a spreadsheet. */
export const Pasted = meta.story({
  name: 'Pegado',
  tags: ['long'],
  play: async (story) => {
    const quick = await part(story);
    await story.userEvent.click(await quick.findByText('Pegar los renglones'));
    const field = quick.getByRole('textbox', { name: 'Renglones, con sus encabezados' });
    await story.userEvent.click(field);
    await story.userEvent.paste(listOf(2, 0).replaceAll(',', '\t'));
    await story.userEvent.click(quick.getByRole('button', { name: 'Revisar lo pegado' }));
    await story.userEvent.click(await quick.findByRole('button', { name: 'Revisar 2 renglones' }));
    await expect(await quick.findByText(/^2 ventanas, 4 piezas, \$/)).toBeVisible();
  },
});

/** A further table of the file is said, before and after its own rows are read. */
export const AnotherTable = meta.story({
  name: 'Con otra tabla abajo',
  play: async (story) => {
    const note = /^No entran 2 renglones de otra tabla, abajo del renglón 4\./;
    const quick = await choose(story, `${listOf(2, 0)}\nMotor,Cantidad\nTM-06,3\nTM-10,1`);
    await expect(await quick.findByText(note)).toBeVisible();
    await story.userEvent.click(quick.getByRole('button', { name: 'Revisar 2 renglones' }));
    await quick.findByRole('table', { name: 'Renglones de tu lista' });
    await expect(quick.getByText(note)).toBeVisible();
  },
});

/** What was pasted stays in its field when it is no list. */
export const PastedText = meta.story({
  name: 'Texto pegado',
  tags: ['long'],
  play: async (story) => {
    const quick = await part(story);
    await story.userEvent.click(await quick.findByText('Pegar los renglones'));
    const rows = () => quick.getByRole('textbox', { name: 'Renglones, con sus encabezados' });
    await story.userEvent.click(rows());
    await story.userEvent.paste('Buenas tardes');
    await story.userEvent.click(quick.getByRole('button', { name: 'Revisar lo pegado' }));
    await expect(await quick.findByRole('alert')).toHaveTextContent('No pudimos usar “lo que pegaste”.');
    await expect(rows()).toHaveValue('Buenas tardes');
    await expect(rows()).toBeVisible();
  },
});

/** No row is valid. */
export const NothingFits = meta.story({
  name: 'Nada coincide',
  play: async (story) => {
    const quick = await check(story, listOf(0, 2), 2);
    await expect(await quick.findByText('Ninguna partida se puede agregar así.')).toBeVisible();
    await expect(quick.queryByRole('button', { name: /^Agregar/ })).toBeNull();
    await story.userEvent.click(quick.getByRole('button', { name: 'Empezar con otra lista' }));
    await expect(await quick.findByRole('button', { name: 'Elegir archivo' })).toBeVisible();
  },
});

/** A damaged workbook says what to do. */
export const Spreadsheet = meta.story({
  name: 'Hoja de cálculo dañada',
  play: async (story) => {
    const quick = await choose(story, new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2]), 'medidas.xlsx');
    await expect(await quick.findByRole('alert')).toHaveTextContent(
      'No pudimos usar “medidas.xlsx”. Es un archivo comprimido sin una hoja de cálculo, o está dañado.',
    );
    await expect(quick.getByRole('button', { name: 'Elegir archivo' })).toBeVisible();
  },
});

/** Of a list with other headings everything is asked. */
export const OtherHeadings = meta.story({
  name: 'Otros encabezados',
  play: async (story) => {
    const quick = await choose(story, 'Fecha,Importe\n1,2');
    await expect(
      await quick.findByText('Falta decir cuál columna es “Tela”, “Ancho” y “Alto”.'),
    ).toBeVisible();
    await expect(quick.getByText('Falta decir qué son 2 columnas.')).toBeVisible();
  },
});

/** Too many rows show a message. */
export const TooMany = meta.story({
  name: 'Demasiadas',
  tags: ['long'],
  play: async (story) => {
    const quick = await check(story, listOf(0, 5_002), 5_000);
    await waitFor(
      () =>
        expect(
          quick.getByText(/^Tu archivo trae 2 renglones más: leímos los primeros 5,000\./),
        ).toBeVisible(),
      {
        timeout: 60_000,
      },
    );
    await expect(quick.getByText('1 a 50 de 5,000')).toBeVisible();
  },
});

/** Rows that the server refuses join the invalid ones, and the others are added. */
export const RefusedByServer = meta.story({
  name: 'Lo rechazó el servidor',
  play: async (story) => {
    const before = inCart();
    const quick = await check(story, listOf(3, 0), 3);
    await serverAnswers(
      json(422, {
        message: 'Revisa tus ventanas.',
        errors: { 'windows.1.color': ['Este color ya no se fabrica: elige otro.'] },
      }),
      'addToCart',
    );
    await story.userEvent.click(
      await quick.findByRole('button', { name: 'Agregar 3 partidas a tu carrito' }),
    );
    await expect(await quick.findByText('Este color ya no se fabrica: elige otro.')).toBeVisible();
    await serverRecovers();
    await story.userEvent.click(quick.getByRole('button', { name: 'Agregar 2 partidas a tu carrito' }));
    await expect(await quick.findByText('Agregamos 2 partidas a tu carrito.')).toBeVisible();
    await expect(inCart()).toBe(before + 2);
  },
});

/** After an interruption it continues at the same row: nothing is added twice. */
export const GoneOn = meta.story({
  name: 'Siguió',
  tags: ['long'],
  play: async (story) => {
    const before = inCart();
    const quick = await check(story, listOf(450, 0), 450);
    const add = await quick.findByRole('button', { name: 'Agregar 450 partidas a tu carrito' });
    await serverAnswers(unreachable, 'addToCart');
    await story.userEvent.click(add);
    await expect(await quick.findByRole('alert')).toHaveTextContent('No pudimos conectarnos');
    await serverRecovers();
    const requests = await countRequests('addToCart');
    await story.userEvent.click(quick.getByRole('button', { name: 'Agregar 450 partidas a tu carrito' }));
    await expect(
      await quick.findByText('Agregamos 450 partidas a tu carrito.', {}, { timeout: 60_000 }),
    ).toBeVisible();
    await expect(requests()).toBe(3);
    await expect(inCart()).toBe(before + 450);
  },
});

/** It can be stopped at any time; the remaining rows can be added later. */
export const Stopped = meta.story({
  name: 'Detenido',
  tags: ['long'],
  play: async (story) => {
    const quick = await check(story, listOf(2, 0), 2);
    await serverAnswers(noAnswer, 'addToCart');
    await story.userEvent.click(
      await quick.findByRole('button', { name: 'Agregar 2 partidas a tu carrito' }),
    );
    await expect(await quick.findByText('Agregando a tu carrito…')).toHaveRole('status');
    await story.userEvent.click(quick.getByRole('button', { name: 'Cancelar' }));
    await expect(await quick.findByRole('alert')).toHaveTextContent('Dejaste de esperar la respuesta.');
    await expect(quick.getByRole('button', { name: 'Agregar 2 partidas a tu carrito' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
