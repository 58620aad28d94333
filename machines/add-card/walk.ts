import { page } from 'vitest/browser';
import type { CardFieldMessage } from '#src/api/card-field.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { enabled, seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { addCardMachine } from './add-card.machine.ts';

const opener = () => page.getByRole('button', { name: 'Agregar tarjeta' });

const dialog = () => page.getByRole('dialog', { name: 'Agregar tarjeta' });

const save = () => dialog().getByRole('button', { name: 'Guardar tarjeta' });

const loading = waitingSights(dialog, 'Cargando el formulario de la tarjeta…');

const tokenizing = waitingSights(dialog, 'Comprobando la tarjeta con el proveedor…');

const saving = waitingSights(dialog, 'Guardando la tarjeta…');

/** Posts a message from the frame, as a provider's page does: this deployment's sends none. */
function frameSays(data: CardFieldMessage): Promise<void> {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Datos de tu tarjeta"]');
  const { origin } = window.location;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame?.contentWindow ?? null }));
  return Promise.resolve();
}

async function seesButton(): Promise<void> {
  await seen(opener());
  await unseen(dialog());
}

export const addCard: WalkedScreen<typeof addCardMachine> = {
  interactions: {
    'card.open': {
      by: 'person',
      take: async () => {
        await enabled(opener(), true);
        await opener().click();
      },
    },
    'card.close': {
      by: 'person',
      take: () => dialog().getByRole('button', { name: 'Cerrar' }).click(),
    },
    'card.retry': {
      by: 'person',
      take: () => dialog().getByRole('button', { name: 'Reintentar' }).click(),
    },
    'card.submit': { by: 'person', take: () => save().click() },
    'card.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(dialog()).click(),
    },
    'card.ready': { by: 'person', take: () => frameSays({ type: 'card.ready' }) },
    'card.tokenizing': { by: 'person', take: () => frameSays({ type: 'card.tokenizing' }) },
    'card.invalid': { by: 'person', take: () => frameSays({ type: 'card.invalid' }) },
    'card.tokenized': { by: 'person', take: ({ token }) => frameSays({ type: 'card.tokenized', token }) },
    'card.declined': { by: 'person', take: ({ reason }) => frameSays({ type: 'card.declined', reason }) },
    'card.failed': { by: 'person', take: () => frameSays({ type: 'card.failed' }) },
  },
  appearances: {
    closed: seesButton,
    'open.loading.brisk': loading.brisk,
    'open.loading.slow': loading.slow,
    'open.loading.endless': loading.endless,
    'open.missing': () =>
      seen(dialog().getByRole('alert').filter({ hasText: 'El formulario de la tarjeta no cargó.' })),
    'open.ready.untouched': async () => {
      await seen(save());
      await unseen(dialog().getByRole('alert'));
    },
    'open.ready.declined': ({ context: { reason } }) =>
      seen(
        dialog()
          .getByRole('alert')
          .filter({ hasText: reason ?? 'El banco no aceptó la tarjeta.' }),
      ),
    'open.ready.failed': () => seen(dialog().getByRole('alert')),
    'open.tokenizing.brisk': tokenizing.brisk,
    'open.tokenizing.slow': tokenizing.slow,
    'open.tokenizing.endless': tokenizing.endless,
    'saving.brisk': saving.brisk,
    'saving.slow': saving.slow,
    'saving.endless': saving.endless,
    done: seesButton,
  },
};
