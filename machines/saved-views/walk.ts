import { page } from 'vitest/browser';
import { main } from '#tests/browser/walks/support/samples.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { savedViewsMachine } from './saved-views.machine.ts';

const views = () => main().getByRole('group', { name: 'Vistas guardadas' });

const button = (name: string) => views().getByRole('button', { name, exact: true });

const undo = () => button('Deshacer');

export const savedViews: WalkedScreen<typeof savedViewsMachine> = {
  interactions: {
    'views.save': {
      by: 'person',
      can: ({ context }) => context.views.length === 0,
      take: async ({ name }) => {
        await button('Guardar vista').click();
        const dialog = page.getByRole('dialog', { name: 'Guardar vista' });
        await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
        await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
      },
    },
    'views.remove': {
      by: 'person',
      can: ({ context }, { name }) => context.views.some((view) => view.name === name),
      take: ({ name }) => button(`Quitar la vista ${name}`).click(),
    },
    'views.undo': { by: 'person', take: () => undo().click() },
    'views.dismiss': { by: 'person', take: () => button('Entendido').click() },
    'views.found': byApp('what the browser keeps is read when the page opens'),
  },
  appearances: {
    quiet: () => unseen(undo()),
    undoable: () => seen(undo()),
  },
};
