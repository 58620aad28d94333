import { main } from '#tests/browser/walks/support/samples.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { inboxMachine } from './inbox.machine.ts';

const list = () => main().getByRole('region', { name: 'Qué sigue' });

const button = (name: string | RegExp) => list().getByRole('button', { name });

export const inbox: WalkedScreen<typeof inboxMachine> = {
  interactions: {
    'inbox.setAside': {
      by: 'person',
      ownPayload: true,
      take: ({ item }) =>
        button(item.until === null ? /^Hecho/ : /^Mañana/)
          .first()
          .click(),
    },
    'inbox.undo': { by: 'person', take: () => button('Deshacer').click() },
    'inbox.dismiss': { by: 'person', take: () => button('Entendido').click() },
    'inbox.found': byApp('what the browser keeps is read when the page opens'),
  },
  appearances: {
    quiet: () => unseen(button('Deshacer')),
    undoable: () => seen(button('Deshacer')),
  },
};
