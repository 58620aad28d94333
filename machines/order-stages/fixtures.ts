import { href } from '#src/config/routes.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { id } from '#stories/charts/samples/orders.ts';
import { tokens } from '../session/fixtures.ts';
import type { OrderFacts, orderStagesMachine } from './order-stages.machine.ts';
import { promises } from './promises.ts';

const facts: OrderFacts = {
  stage: 'confirmado',
  who: 'administrator',
  checks: false,
  installs: false,
  lacking: [],
  handed: 'listo',
};

/** Something lacks for a stage that none is waiting for, which tells these facts from those of the seeds. */
const unseen = { ...facts, lacking: ['confirmado'] } as const satisfies OrderFacts;

/** The facts of the same order, as the list may bring them; together they reach every stage and branch. */
const others: readonly { readonly name: string; readonly facts: OrderFacts }[] = [
  { name: 'Con medidas por confirmar', facts: { ...unseen, checks: true } },
  { name: 'Con medidas confirmadas', facts: { ...unseen, stage: 'medidas-confirmadas', checks: true } },
  { name: 'Con material reservado', facts: { ...unseen, stage: 'material-reservado' } },
  { name: 'En corte', facts: { ...unseen, stage: 'en-corte' } },
  { name: 'Armada', facts: { ...unseen, stage: 'armado' } },
  { name: 'Revisada, y se instala', facts: { ...unseen, stage: 'revisado', installs: true } },
  { name: 'Lista', facts: { ...unseen, stage: 'listo' } },
  { name: 'Enviada', facts: { ...unseen, stage: 'enviado', handed: 'enviado' } },
  { name: 'Instalada', facts: { ...unseen, stage: 'instalado', installs: true, handed: 'enviado' } },
  { name: 'Entregada', facts: { ...unseen, stage: 'entregado' } },
  { name: 'Cancelada', facts: { ...unseen, stage: 'cancelado' } },
];

const isEnded = (stage: OrderFacts['stage']) => stage === 'entregado' || stage === 'cancelado';

export const orderStages: ChartFixtures<typeof orderStagesMachine> = {
  words: {
    name: 'Etapas de una orden',
    about:
      'Por dónde pasa una orden y quién puede qué: avanza de a una etapa si no le falta nada, regresa o se cancela con un motivo.',
    states: {
      placing: '¿En cuál va?',
      confirmado: 'Confirmado',
      'en-marcha': 'En marcha',
      'en-marcha.medidas-confirmadas': 'Medidas confirmadas',
      'en-marcha.material-reservado': 'Material reservado',
      'en-marcha.en-corte': 'En corte',
      'en-marcha.armado': 'Armado',
      'en-marcha.revisado': 'Revisado',
      'en-marcha.listo': 'Listo para entregar',
      'en-marcha.enviado': 'Enviado',
      instalado: 'Instalado',
      entregado: 'Entregado',
      cancelado: 'Cancelado',
    },
    events: {
      'stage.advance': 'Avanzar',
      'stage.send': 'Enviarla',
      'stage.return': 'Regresar una etapa',
      'stage.cancel': 'Cancelar la orden',
      'stage.read': 'La lista trae la orden de nuevo',
    },
    invokes: {},
    actions: { reach: 'anota la etapa', hand: 'anota si se envió o se recoge' },
    guards: {
      isAt: 'ahí va',
      mayEnter: 'administra, y no le falta nada',
      mustCheck: 'administra, y hay medidas por confirmar',
      mustInstall: 'administra, y se instala',
      mayGoBack: 'administra, y dice por qué',
      wasChecked: 'administra, dice por qué, y pasó por medidas',
      wasSent: 'administra, dice por qué, y se envió',
      mayCancel: 'administra, y dice por qué',
      mayCancelNew: 'es suya, o administra y dice por qué',
    },
  },
  path: `${href('ordersAdmin')}?orden=${id}`,
  starts: [
    { name: 'Quien administra', input: facts, token: tokens.stored, as: 'administrator' },
    {
      name: 'Quien la pidió',
      input: { ...facts, who: 'maker' },
      token: tokens.stored,
      as: 'distributor',
    },
  ],
  events: {
    'stage.advance': bare,
    'stage.send': bare,
    'stage.return': [{ name: 'Con motivo', value: { reason: 'Se manchó una tela' } }],
    'stage.cancel': [
      { name: 'Con motivo', value: { reason: 'El cliente cambió de opinión' } },
      { name: 'Sin motivo', value: { reason: '' } },
    ],
    'stage.read': others.map(({ name, facts: read }) => ({ name, value: { facts: read } })),
  },
  invokes: {},
  // Elsewhere it would lead to the same. An ended order is led on by it alone, to one stage for all.
  happens: {
    'stage.read': ({ stage, checks }, read) =>
      stage === 'confirmado' ? !checks : isEnded(stage) && read.facts.stage === 'material-reservado',
  },
  facts: ({ who, checks, installs, lacking, handed }) => [who, checks, installs, lacking.length > 0, handed],
  promises,
  outside: ['stage.read'],
};
