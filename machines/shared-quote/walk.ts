import { page } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { sharedQuoteMachine } from './shared-quote.machine.ts';

const main = () => page.getByRole('main');

const reply = () => main().getByRole('region', { name: 'Tu respuesta' });

const asking = waitingSights(main, 'Cargando tu cotización…');

const replying = waitingSights(reply, 'Mandando tu respuesta…');

const requesting = waitingSights(reply, 'Pidiendo el cambio…');

const wish = () => reply().getByRole('form', { name: '¿Qué te gustaría cambiar?' });

const asks = (accept: boolean) =>
  seen(reply().getByRole('group', { name: accept ? '¿Aceptas la cotización?' : '¿La rechazas?' }));

type Shared = SnapshotFrom<typeof sharedQuoteMachine>;

const seesQuote = async ({ context: { quote: known } }: Shared) => {
  await seen(main().getByRole('heading', { level: 1, name: known?.title ?? '' }));
};

export const sharedQuote: WalkedScreen<typeof sharedQuoteMachine> = {
  interactions: {
    'shared.reload': {
      by: 'person',
      can: (snapshot) => snapshot.matches('failed'),
      take: () => main().getByRole('alert').getByRole('button', { name: 'Reintentar' }).click(),
    },
    'shared.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(main()).click(),
    },
    'shared.choose': {
      by: 'person',
      // Who ticks what is ticked sends nothing.
      can: ({ context }, { key, isWanted }) => context.leftOut.includes(key) === isWanted,
      take: () => main().getByRole('checkbox', { name: 'Incluir Terraza' }).click(),
    },
    'shared.accept': {
      by: 'person',
      take: () => reply().getByRole('button', { name: 'Aceptar cotización' }).click(),
    },
    'shared.reject': {
      by: 'person',
      take: () => reply().getByRole('button', { name: 'Rechazar' }).click(),
    },
    'shared.back': {
      by: 'person',
      take: () => reply().getByRole('button', { name: 'Todavía no' }).click(),
    },
    'shared.confirm': {
      by: 'person',
      take: async ({ note }) => {
        await reply()
          .getByRole('textbox', { name: /^Nota / })
          .fill(note);
        await reply()
          .getByRole('button', { name: /^Sí, la / })
          .click();
      },
    },
    'shared.ask': {
      by: 'person',
      take: () => reply().getByRole('button', { name: 'Pedir un cambio' }).click(),
    },
    'shared.request': {
      by: 'person',
      take: async ({ note }) => {
        await wish().getByRole('textbox', { name: 'De toda la cotización' }).fill(note);
        await wish().getByRole('button', { name: 'Pedir el cambio' }).click();
      },
    },
  },
  appearances: {
    'loading.brisk': asking.brisk,
    'loading.slow': asking.slow,
    'loading.endless': asking.endless,
    failed: () => seen(main().getByRole('alert')),
    deciding: () => Promise.reject(new Error('the machine leaves this state at once')),
    'open.undecided': async (snapshot) => {
      await seesQuote(snapshot);
      await seen(reply());
      await unseen(main().getByRole('alert'));
    },
    'open.confirming.untouched': async ({ context }) => {
      await asks(context.answer.accept);
      await unseen(reply().getByRole('alert'));
    },
    'open.confirming.refused': async ({ context }) => {
      await asks(context.answer.accept);
      await seen(reply().getByRole('alert'));
    },
    'open.asking.untouched': async () => {
      await seen(wish());
      await unseen(reply().getByRole('alert'));
    },
    'open.asking.empty': async () => {
      await seen(wish());
      await seen(reply().getByText('Escribe qué quieres cambiar.'));
    },
    'open.asking.refused': async () => {
      await seen(wish());
      await seen(reply().getByRole('alert'));
    },
    'requesting.brisk': requesting.brisk,
    'requesting.slow': requesting.slow,
    'requesting.endless': requesting.endless,
    'answering.brisk': replying.brisk,
    'answering.slow': replying.slow,
    'answering.endless': replying.endless,
    closed: async (snapshot) => {
      await seesQuote(snapshot);
      await unseen(reply());
    },
  },
};
