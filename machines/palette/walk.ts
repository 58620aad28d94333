import { page, userEvent } from 'vitest/browser';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { paletteMachine } from './palette.machine.ts';

const dialog = () => page.getByRole('dialog', { name: 'Buscar o ir a' });

const option = (name: string) => dialog().getByRole('option', { name });

const download = () => page.getByText('Descargando la lista de precios…');

/** Types until only the option is left, and presses it. */
async function choose(name: string): Promise<void> {
  await dialog().getByRole('combobox').fill(name);
  await option(name).first().click();
}

export const palette: WalkedScreen<typeof paletteMachine> = {
  interactions: {
    'palette.open': {
      by: 'person',
      take: () => page.getByRole('button', { name: 'Buscar o ir a…' }).click(),
    },
    'palette.close': {
      by: 'person',
      take: () => userEvent.keyboard('{Escape}'),
    },
    'palette.leave': {
      by: 'person',
      take: () => choose('Cambiar mi contraseña'),
    },
    'palette.download': {
      by: 'person',
      can: (snapshot) => snapshot.matches({ dialog: 'open' }),
      take: () => choose('Descargar la lista de precios vigente'),
    },
    'palette.downloaded': byApp('the server is slow to answer'),
  },
  appearances: {
    'dialog.closed': () => unseen(dialog()),
    'dialog.open': () => seen(dialog()),
    'dialog.left': () => unseen(dialog()),
    'download.resting': () => unseen(download()),
    'download.running': () => seen(download()),
  },
};
