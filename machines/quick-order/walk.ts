import { page, userEvent } from 'vitest/browser';
import { endListWait } from '#stories/charts/stage/held/lists.ts';
import { takeOtherLetters } from '#tests/browser/walks/support/other-letters.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import { readyIn, type quickOrderMachine } from './quick-order.machine.ts';

const quick = () => page.getByRole('region', { name: 'Orden rápida' });

const adding = waitingSights(quick, 'Agregando a tu carrito…');

const lines = (count: number, text: string) => Array.from({ length: count }, () => text);

const HEAD = 'Tela,Color,Ancho,Alto';

/** A list with the given numbers of valid and invalid rows. Its measures have units, so that no other counts. */
const listOf = (ready: number, faulty: number) =>
  [
    `${HEAD},Notas`,
    ...lines(ready, 'Blackout Lino,Blanco,120 cm,180 cm'),
    ...lines(faulty, 'Blackout Lino,Ultravioleta,120 cm,180 cm'),
  ].join('\n');

let lists = 0;

/** What a list asks about: nothing, a column, or its unit. Each has headings of its own: no answer is remembered. */
const listAsking = (asksColumn: boolean, asksUnit: boolean) => {
  lists += 1;
  const measures = asksUnit ? '71,83' : '120 cm,180 cm';
  return `${HEAD},Notas ${String(lists)}\nBlackout Lino,Blanco,${measures},${asksColumn ? 'Con cuidado' : ''}`;
};

const columnField = (heading: string) =>
  quick().getByRole('combobox', { name: `Qué es la columna “${heading}”` });

const button = (name: string | RegExp) => quick().getByRole('button', { name });

export const quickOrder: WalkedScreen<typeof quickOrderMachine> = {
  interactions: {
    'import.choose': {
      by: 'person',
      // Each list of a person has a name of its own.
      ownPayload: true,
      take: ({ source: { file } }) => userEvent.upload(quick().getByLabelText('Archivo de tu lista'), file),
    },
    'import.resume': byApp('the browser gives back a list only after a reload'),
    'import.take': {
      by: 'person',
      ownPayload: true,
      take: () => takeOtherLetters(quick()),
    },
    'import.use': {
      by: 'person',
      can: ({ context: { list } }, { at, as }) => list?.columns[at]?.as !== as,
      take: ({ as }) => userEvent.selectOptions(columnField('Color'), as ?? ''),
    },
    'import.unit': {
      by: 'person',
      can: ({ context: { list } }, { unit }) => list?.unit !== unit,
      take: () =>
        quick()
          .getByRole('radio', { name: /^metros/ })
          .click(),
    },
    'import.ignore': {
      by: 'person',
      can: ({ context: { list } }) =>
        list !== null &&
        list.columns.some(({ as }) => as === null) &&
        list.columns.some(({ as }) => as === 'fabric' || as === 'colour'),
      take: () => button(/^No usar /).click(),
    },
    'import.check': { by: 'person', take: () => button(/^Revisar /).click() },
    'import.columns': { by: 'person', take: () => button('Cambiar columnas').click() },
    'import.mend': {
      by: 'person',
      ownPayload: true,
      take: async () => {
        const filter = quick().getByRole('checkbox', { name: /^Solo con dudas/, checked: false });
        if (filter.query() !== null) await filter.click();
        await quick().getByRole('table').getByRole('button', { name: 'Blanco', exact: true }).first().click();
      },
    },
    'import.add': {
      by: 'person',
      can: ({ context: { rows } }) => readyIn(rows).length > 0,
      take: () => button(/^Agregar /).click(),
    },
    'import.cancel': { by: 'person', take: () => cancelIn(quick()).click() },
    'import.restart': { by: 'person', take: () => button('Empezar con otra lista').click() },
    // Its columns have samples of its rows.
    'import.opened': {
      by: 'person',
      ownPayload: true,
      take: ({ list: { columns, unit } }) =>
        Promise.resolve(
          endListWait(
            listAsking(
              columns.some(({ as }) => as === null),
              unit === null,
            ),
          ),
        ),
    },
    'import.progress': byApp('the import reports its progress at intervals'),
    // The keys of windows have the list's own name.
    'import.read': {
      by: 'person',
      ownPayload: true,
      take: ({ rows: { rows } }) => {
        const ready = readyIn(rows).length;
        return Promise.resolve(endListWait(listOf(ready, rows.length - ready)));
      },
    },
    'import.unreadable': { by: 'person', take: () => Promise.resolve(endListWait('')) },
  },
  appearances: {
    'empty.untouched': async () => {
      await seen(button('Elegir archivo'));
      await unseen(quick().getByRole('alert'));
    },
    'empty.unreadable': () => seen(quick().getByRole('alert').filter({ hasText: 'El archivo está vacío.' })),
    reading: () => seen(quick().getByRole('status').filter({ hasText: 'Revisando tu lista…' })),
    columns: () => seen(quick().getByRole('heading', { name: 'Columnas' })),
    checking: () => seen(quick().getByRole('status').filter({ hasText: 'Revisando tu lista…' })),
    'checked.untouched': async () => {
      await seen(button('Cambiar columnas'));
      await unseen(quick().getByRole('alert'));
    },
    'checked.failed': () => seen(quick().getByRole('alert')),
    'checked.left': () =>
      seen(
        quick()
          .getByRole('status')
          .filter({ hasText: /^Agregamos / }),
      ),
    'adding.brisk': adding.brisk,
    'adding.slow': adding.slow,
    'adding.endless': adding.endless,
    done: () =>
      seen(
        quick()
          .getByRole('status')
          .filter({ hasText: /^Agregamos / }),
      ),
  },
};
