import { page, userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { stageNames } from '#src/features/order-facts/stage-names.ts';
import { formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { orderStagesMachine } from './order-stages.machine.ts';

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
  const list = moveForm().getByRole('combobox', { name: 'Pasa a' });
  await userEvent.selectOptions(list, list.getByRole('option', { name: option }));
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
