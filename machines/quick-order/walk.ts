import { page, userEvent } from 'vitest/browser';
import { endListWait } from '#stories/charts/stage/held-files.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { quickOrderMachine } from './quick-order.machine.ts';

const quick = () => page.getByRole('region', { name: 'Orden rápida' });

const adding = waitingSights(quick, 'Agregando a tu carrito…');

const HEAD = 'Tela,Color,Ancho,Alto';

const lines = (count: number, text: string) => Array.from({ length: count }, () => text);

/** A list with the given numbers of valid and invalid rows. */
const listOf = (ready: number, failed: number) =>
  [HEAD, ...lines(ready, 'Blackout Lino,Blanco,120,180'), ...lines(failed, 'Terciopelo,Rojo,120,180')].join(
    '\n',
  );

export const quickOrder: WalkedScreen<typeof quickOrderMachine> = {
  takesLong: true,
  interactions: {
    'import.choose': {
      by: 'person',
      take: ({ file }) => userEvent.upload(quick().getByLabelText('Archivo de tu lista'), file),
    },
    'import.add': {
      by: 'person',
      can: ({ context: { ready } }) => ready.length > 0,
      take: () =>
        quick()
          .getByRole('button', { name: /^Agregar / })
          .click(),
    },
    'import.cancel': { by: 'person', take: () => cancelIn(quick()).click() },
    'import.restart': {
      by: 'person',
      take: () => quick().getByRole('button', { name: 'Empezar con otra lista' }).click(),
    },
    'import.progress': byApp('the import reports its progress at intervals'),
    // The rows of a list have random keys.
    'import.read': {
      by: 'person',
      ownPayload: true,
      take: ({ rows }) => Promise.resolve(endListWait(listOf(rows.ready.length, rows.failed.length))),
    },
    'import.unreadable': { by: 'person', take: () => Promise.resolve(endListWait('')) },
  },
  appearances: {
    'empty.untouched': async () => {
      await seen(quick().getByRole('button', { name: 'Elegir archivo' }));
      await unseen(quick().getByRole('alert'));
    },
    'empty.unreadable': () => seen(quick().getByRole('alert').filter({ hasText: 'El archivo está vacío.' })),
    reading: () => seen(quick().getByRole('status').filter({ hasText: 'Revisando tu lista…' })),
    'checked.untouched': async () => {
      await seen(quick().getByRole('button', { name: 'Empezar con otra lista' }));
      await unseen(quick().getByRole('alert'));
    },
    'checked.failed': () => seen(quick().getByRole('alert')),
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
