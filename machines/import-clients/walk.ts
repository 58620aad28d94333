import { page, userEvent } from 'vitest/browser';
import { endListWait } from '#stories/charts/stage/held/lists.ts';
import { takeOtherLetters } from '#tests/browser/walks/support/other-letters.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import { leftIn, type importClientsMachine } from './import-clients.machine.ts';

const part = () => page.getByRole('region', { name: 'Importar clientes' });
const button = (name: string | RegExp) => part().getByRole('button', { name });
const status = (text: string | RegExp) => part().getByRole('status').filter({ hasText: text });
const saving = waitingSights(part, 'Guardando a tus clientes…');

export const importClients: WalkedScreen<typeof importClientsMachine> = {
  // The server refuses a client: tests/browser/import-clients.test.tsx.
  isWalkedInPart: true,
  interactions: {
    'import.choose': {
      by: 'person',
      ownPayload: true,
      take: ({ source: { file } }) => userEvent.upload(part().getByLabelText('Archivo de tu lista'), file),
    },
    'import.resume': byApp('the browser gives back a list only after a reload'),
    'import.take': {
      by: 'person',
      ownPayload: true,
      take: () => takeOtherLetters(part()),
    },
    'import.use': {
      by: 'person',
      can: ({ context: { list } }, { at, as }) => list?.columns[at]?.as !== as,
      take: ({ as }) =>
        userEvent.selectOptions(
          part().getByRole('combobox', { name: 'Qué es la columna “Correo”' }),
          as ?? '',
        ),
    },
    'import.ignore': {
      by: 'person',
      can: ({ context: { list } }) => list?.columns.some(({ as }) => as === null) === true,
      take: () => button(/^No usar /).click(),
    },
    'import.check': { by: 'person', ownPayload: true, take: () => button(/^Revisar /).click() },
    'import.columns': { by: 'person', take: () => button('Cambiar columnas').click() },
    'import.mend': {
      by: 'person',
      can: ({ context: { rows } }, { row }) =>
        rows.some((one) => one.row === row && one.faults.some(({ at }) => at === 'name')),
      take: async ({ cells }) => {
        const field = part().getByRole('textbox', { name: 'Cliente, renglón 3' });
        await userEvent.fill(field, cells['name'] ?? '');
        await userEvent.keyboard('{Enter}');
      },
    },
    'import.decide': {
      by: 'person',
      can: ({ context: { rows } }, { row, choice }) =>
        rows.some(
          (one) =>
            one.row === row && one.choice !== choice && (one.faults.length > 0 || one.choice === 'skip'),
        ),
      take: ({ choice }) =>
        userEvent.selectOptions(part().getByRole('combobox', { name: 'Qué hacer con el renglón 3' }), choice),
    },
    'import.save': {
      by: 'person',
      can: ({ context: { rows } }) => leftIn(rows).some(({ sent }) => sent !== null),
      take: () => button(/^Guardar /).click(),
    },
    'import.cancel': { by: 'person', take: () => cancelIn(part()).click() },
    'import.restart': { by: 'person', take: () => button('Empezar con otra lista').click() },
    'import.opened': {
      by: 'person',
      ownPayload: true,
      take: ({ list: { columns, rows } }) =>
        Promise.resolve(
          endListWait(
            [
              'Cliente,Correo,Zona',
              ...rows.map(
                ({ cells }) =>
                  `${cells.slice(0, 2).join(',')},${columns.some(({ as }) => as === null) ? 'Norte' : ''}`,
              ),
            ].join('\n'),
          ),
        ),
    },
    'import.unreadable': { by: 'person', take: () => Promise.resolve(endListWait('')) },
  },
  appearances: {
    'empty.untouched': () => seen(button('Elegir archivo')),
    'empty.unreadable': () => seen(part().getByRole('alert').filter({ hasText: 'El archivo está vacío.' })),
    reading: () => seen(status('Revisando tu lista…')),
    columns: () => seen(button(/^Revisar \d/)),
    'checked.untouched': () => seen(status(/En tu lista/)),
    'checked.failed': () => seen(part().getByRole('alert')),
    'checked.left': () => seen(status(/En tu lista/)),
    'saving.brisk': saving.brisk,
    'saving.slow': saving.slow,
    'saving.endless': saving.endless,
    done: () => seen(status(/^Guardamos /)),
  },
};
