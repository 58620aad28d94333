import type { SnapshotFrom } from 'xstate';
import { page } from 'vitest/browser';
import type { boardMovesMachine } from '#machines/board-moves.machine.ts';
import type { changeOrderMachine } from '#machines/change-order.machine.ts';
import type { moveOrderMachine } from '#machines/move-order.machine.ts';
import type { orderStagesMachine } from '#machines/order-stages.machine.ts';
import type { networkOrdersMachine, ordersMachine } from '#machines/orders.machine.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { stageNames } from '#src/features/orders/stage-names.ts';
import { choose, formOf, typeInto } from '../support/filling.ts';
import { byApp, byScreen, type WalkedScreen } from '../support/screen.ts';
import { seen, unseen } from '../support/seeing.ts';
import { cancelIn, waitingSights } from '../support/waiting.ts';
import { walkedList } from './listed.ts';
import { walkedPlainForm } from './plain-form.ts';

const folioOf = ({ folio }: SavedOrder) => folio;

export const orders: WalkedScreen<typeof ordersMachine> = walkedList({
  label: 'Cargando las órdenes…',
  none: 'Todavía no tienes órdenes.',
  nameOf: folioOf,
});

export const networkOrders: WalkedScreen<typeof networkOrdersMachine> = walkedList({
  label: 'Cargando las órdenes…',
  none: 'Tu red todavía no tiene órdenes.',
  nameOf: folioOf,
});

const moving = walkedPlainForm<InputOf<'moveOrder'>>({
  form: () => formOf('Cambiar de etapa'),
  fill: async (form, { to, note }) => {
    await choose(form.getByRole('combobox', { name: 'Pasa a' }), to);
    await typeInto(form.getByRole('textbox', { name: /^(Nota \(opcional\)|¿Por qué\?)$/ }), note);
  },
  submitLabel: 'Cambiar etapa',
  waitingLabel: 'Cambiando de etapa…',
});

export const moveOrder: WalkedScreen<typeof moveOrderMachine> = {
  ...moving,
  appearances: {
    ...moving.appearances,
    done: () => seen(page.getByText(/^La orden .+ está ahora: /).first()),
  },
};

const changing = walkedPlainForm<InputOf<'changeOrder'>>({
  form: () => formOf('Mover la fecha prometida'),
  fill: async (form, { day, note }) => {
    await typeInto(form.getByLabelText('Nueva fecha'), day ?? '');
    await typeInto(form.getByRole('textbox', { name: '¿Por qué?' }), note);
  },
  submitLabel: 'Guardar',
  waitingLabel: 'Guardando el cambio…',
});

export const changeOrder: WalkedScreen<typeof changeOrderMachine> = {
  ...changing,
  appearances: {
    ...changing.appearances,
    done: () => seen(page.getByText(/^La orden .+ tiene nueva fecha prometida$/).first()),
  },
};

type StagesSnapshot = SnapshotFrom<typeof orderStagesMachine>;
type Stage = StagesSnapshot['context']['stage'];

const pane = () => page.getByRole('dialog', { name: /^Orden/ });
const moveForm = () => formOf('Cambiar de etapa');

/** Whether the fake server's order is where the chart is. */
const isServers = ({ context }: StagesSnapshot) => context.lacking.length === 0;
const byAdministrator = (snapshot: StagesSnapshot) =>
  isServers(snapshot) && snapshot.context.who === 'administrator';

/** Stages that the person goes back from: elsewhere it is the same form, and the app goes back. */
const wentBack: readonly Stage[] = ['material-reservado', 'enviado'];

/** Moves the open order with the form: to the option with this text. */
async function moveTo(option: RegExp, note: string): Promise<void> {
  await moveForm().getByRole('combobox', { name: 'Pasa a' }).click();
  await page.getByRole('option', { name: option }).click();
  await typeInto(moveForm().getByRole('textbox', { name: /^(Nota|¿Por qué)/ }), note);
  await moveForm().getByRole('button', { name: 'Cambiar etapa' }).click();
}

const seesStage = (stage: Stage) => () =>
  seen(
    pane()
      .getByRole('listitem')
      .filter({ hasText: `${stageNames[stage]}. En este momento` }),
  );

const seesEnd = (stage: Stage) => async () => {
  await unseen(moveForm());
  await seen(pane().getByRole('listitem').filter({ hasText: stageNames[stage] }).first());
};

export const orderStages: WalkedScreen<typeof orderStagesMachine> = {
  interactions: {
    'stage.advance': {
      by: 'person',
      can: byAdministrator,
      // An order that was checked is made ready here; another event sends it.
      take: () => moveTo(/^(?!Enviado|Regresar|Cancelar)/, ''),
    },
    'stage.send': { by: 'person', can: byAdministrator, take: () => moveTo(/^Enviado$/, '') },
    'stage.return': {
      by: 'person',
      can: (snapshot) => byAdministrator(snapshot) && wentBack.includes(snapshot.context.stage),
      take: ({ reason }) => moveTo(/^Regresar a: /, reason),
    },
    'stage.cancel': {
      by: 'person',
      can: (snapshot, { reason }) =>
        isServers(snapshot) &&
        snapshot.context.stage === 'confirmado' &&
        (snapshot.context.who === 'administrator') === (reason !== ''),
      take: async ({ reason }) => {
        if (reason !== '') return moveTo(/^Cancelar la orden$/, reason);
        await pane().getByRole('button', { name: 'Cancelar la orden' }).click();
        await pane().getByRole('button', { name: 'Sí, cancelarla' }).click();
      },
    },
    'stage.read': byApp('the list is loaded again, and the order has changed'),
  },
  appearances: {
    placing: () => Promise.reject(new Error('the machine leaves this state at once')),
    confirmado: seesStage('confirmado'),
    'en-marcha.medidas-confirmadas': seesStage('medidas-confirmadas'),
    'en-marcha.material-reservado': seesStage('material-reservado'),
    'en-marcha.en-corte': seesStage('en-corte'),
    'en-marcha.armado': seesStage('armado'),
    'en-marcha.revisado': seesStage('revisado'),
    'en-marcha.listo': seesStage('listo'),
    'en-marcha.enviado': seesStage('enviado'),
    instalado: seesStage('instalado'),
    entregado: seesEnd('entregado'),
    cancelado: seesEnd('cancelado'),
  },
};

const board = () => page.getByRole('region', { name: 'Tablero' });
const boardState = () => page.getByRole('group', { name: 'Estado del tablero' });
const sending = waitingSights(boardState, 'Moviendo');
const card = () => board().getByRole('listitem').filter({ hasText: 'Recámara de Sofía' });

type BoardSnapshot = SnapshotFrom<typeof boardMovesMachine>;

export const boardMoves: WalkedScreen<typeof boardMovesMachine> = {
  interactions: {
    // The order is the server's own.
    'board.move': {
      by: 'person',
      ownPayload: true,
      can: ({ context: { queue, moved } }: BoardSnapshot) => queue.length === 0 && moved.length === 0,
      take: async () => {
        await card()
          .getByRole('button', { name: /^Mover / })
          .click();
        await page.getByRole('menuitem', { name: 'Material reservado' }).click();
      },
    },
    'board.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(boardState()).click(),
    },
    'board.retry': {
      by: 'person',
      take: () => boardState().getByRole('button', { name: 'Reintentar' }).click(),
    },
    'board.dismiss': {
      by: 'person',
      take: () => boardState().getByRole('button', { name: 'Entendido' }).click(),
    },
    'board.listed': byScreen,
  },
  appearances: {
    quiet: async () => {
      await seen(card());
      await unseen(boardState().getByRole('alert'));
      await unseen(boardState().getByRole('status'));
    },
    'sending.brisk': sending.brisk,
    'sending.slow': sending.slow,
    'sending.endless': sending.endless,
    next: () => Promise.reject(new Error('the machine leaves this state at once')),
    refused: () => seen(boardState().getByRole('alert')),
  },
};
