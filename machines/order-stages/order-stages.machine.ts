import { assign, setup, transition } from 'xstate';
import { workshopStages, type WorkshopStage } from '#src/config/order-stages.ts';

/** What the way of an order through the workshop depends on. */
export interface OrderFacts {
  readonly stage: WorkshopStage;
  /** Who looks at it: an administrator moves orders; their maker may cancel one that was not begun. */
  readonly who: 'administrator' | 'maker' | 'other';
  /** Whether the shop confirms its measures first. */
  readonly checks: boolean;
  /** Whether the shop installs it. */
  readonly installs: boolean;
  /** The stages that it lacks something for. */
  readonly lacking: readonly WorkshopStage[];
  /** Whether it was sent, or made ready to be collected. */
  readonly handed: 'listo' | 'enviado';
}

type OrderStagesEvent =
  | { type: 'stage.advance' }
  | { type: 'stage.send' }
  | { type: 'stage.return'; reason: string }
  | { type: 'stage.cancel'; reason: string }
  | { type: 'stage.read'; facts: OrderFacts };

interface To {
  readonly to: WorkshopStage;
}

interface Why {
  readonly reason: string;
}

const why = ({ event: { reason } }: { event: Why }): Why => ({ reason });

/** The stages between the confirmation and the installation: in each, an administrator may still cancel. */
const underWay = workshopStages.slice(
  workshopStages.indexOf('confirmado') + 1,
  workshopStages.indexOf('instalado'),
);

const isUnderWay = (stage: WorkshopStage) => underWay.includes(stage);

/** The state of a stage. */
const stateOf = (stage: WorkshopStage) => `#orderStages.${isUnderWay(stage) ? 'en-marcha.' : ''}${stage}`;

/** The transitions of many stages. */
const whenAt = (to: WorkshopStage) =>
  ({ guard: { type: 'isAt', params: { to } }, target: stateOf(to) }) as const;

const onTo = (to: WorkshopStage) =>
  ({ guard: { type: 'mayEnter', params: { to } }, target: stateOf(to) }) as const;

const backTo = (to: WorkshopStage) =>
  ({ guard: { type: 'mayGoBack', params: why }, target: stateOf(to) }) as const;

const reach = (to: WorkshopStage) => ({ type: 'reach', params: { to } }) as const;

const isAdministrator = ({ who }: OrderFacts) => who === 'administrator';

/**
 * The stages of an order, with who may do what: an administrator moves it one stage on when it lacks nothing for that
 * stage, one back with a reason, and cancels it with a reason before it is installed; its maker cancels it before it is
 * begun. Nothing is sent from here: the events are what the server accepted, or what is tried to learn what it would.
 */
export const orderStagesMachine = setup({
  types: {} as { context: OrderFacts; input: OrderFacts; events: OrderStagesEvent },
  guards: {
    isAt: ({ context }, { to }: To) => context.stage === to,
    mayEnter: ({ context }, { to }: To) => isAdministrator(context) && !context.lacking.includes(to),
    mustCheck: ({ context }) => isAdministrator(context) && context.checks,
    mustInstall: ({ context }) => isAdministrator(context) && context.installs,
    mayGoBack: ({ context }, { reason }: Why) => isAdministrator(context) && reason !== '',
    wasChecked: ({ context }, { reason }: Why) => isAdministrator(context) && reason !== '' && context.checks,
    wasSent: ({ context }, { reason }: Why) =>
      isAdministrator(context) && reason !== '' && context.handed === 'enviado',
    mayCancel: ({ context }, { reason }: Why) => isAdministrator(context) && reason !== '',
    mayCancelNew: ({ context }, { reason }: Why) =>
      context.who === 'maker' || (isAdministrator(context) && reason !== ''),
  },
  actions: {
    keepFacts: assign((_, params: { facts: OrderFacts }) => params.facts),
    reach: assign({ stage: (_, { to }: To) => to }),
    hand: assign({ handed: (_, params: Pick<OrderFacts, 'handed'>) => params.handed }),
  },
}).createMachine({
  id: 'orderStages',
  context: ({ input }) => input,
  initial: 'placing',
  on: {
    /** The order as the server has it now. */
    'stage.read': {
      target: '.placing',
      actions: { type: 'keepFacts', params: ({ event }) => ({ facts: event.facts }) },
    },
  },
  states: {
    /** Finds the stage that the order is at. */
    placing: {
      always: [
        whenAt('medidas-confirmadas'),
        whenAt('material-reservado'),
        whenAt('en-corte'),
        whenAt('armado'),
        whenAt('revisado'),
        whenAt('listo'),
        whenAt('enviado'),
        whenAt('instalado'),
        whenAt('entregado'),
        whenAt('cancelado'),
        { target: 'confirmado' },
      ],
    },
    confirmado: {
      entry: reach('confirmado'),
      on: {
        'stage.advance': [
          { guard: 'mustCheck', target: stateOf('medidas-confirmadas') },
          onTo('material-reservado'),
        ],
        'stage.cancel': { guard: { type: 'mayCancelNew', params: why }, target: 'cancelado' },
      },
    },
    /** Begun, and not yet installed or handed over. */
    'en-marcha': {
      initial: 'material-reservado',
      on: { 'stage.cancel': { guard: { type: 'mayCancel', params: why }, target: 'cancelado' } },
      states: {
        'medidas-confirmadas': {
          entry: reach('medidas-confirmadas'),
          on: {
            'stage.advance': onTo('material-reservado'),
            'stage.return': backTo('confirmado'),
          },
        },
        'material-reservado': {
          entry: reach('material-reservado'),
          on: {
            'stage.advance': onTo('en-corte'),
            'stage.return': [
              { guard: { type: 'wasChecked', params: why }, target: stateOf('medidas-confirmadas') },
              backTo('confirmado'),
            ],
          },
        },
        'en-corte': {
          entry: reach('en-corte'),
          on: {
            'stage.advance': onTo('armado'),
            'stage.return': backTo('material-reservado'),
          },
        },
        armado: {
          entry: reach('armado'),
          on: {
            'stage.advance': onTo('revisado'),
            'stage.return': backTo('en-corte'),
          },
        },
        revisado: {
          entry: reach('revisado'),
          on: {
            'stage.advance': onTo('listo'),
            'stage.send': onTo('enviado'),
            'stage.return': backTo('armado'),
          },
        },
        /** In the shop, to be collected. */
        listo: {
          entry: [reach('listo'), { type: 'hand', params: { handed: 'listo' } }],
          on: {
            'stage.advance': [{ guard: 'mustInstall', target: stateOf('instalado') }, onTo('entregado')],
            'stage.return': backTo('revisado'),
          },
        },
        enviado: {
          entry: [reach('enviado'), { type: 'hand', params: { handed: 'enviado' } }],
          on: {
            'stage.advance': [{ guard: 'mustInstall', target: stateOf('instalado') }, onTo('entregado')],
            'stage.return': backTo('revisado'),
          },
        },
      },
    },
    instalado: {
      entry: reach('instalado'),
      on: {
        'stage.advance': onTo('entregado'),
        'stage.return': [
          { guard: { type: 'wasSent', params: why }, target: stateOf('enviado') },
          backTo('listo'),
        ],
      },
    },
    // Only the server leads an order on from here: where it was ended by mistake.
    entregado: { entry: reach('entregado') },
    cancelado: { entry: reach('cancelado') },
  },
});

/** A move of an order, and whether it needs a reason. */
export interface OrderMove {
  readonly to: WorkshopStage;
  readonly kind: 'advance' | 'return' | 'cancel';
}

/** Any reason, to ask what one would allow. */
const SOME = 'x';

const tried = [
  { kind: 'advance', event: { type: 'stage.advance' } },
  { kind: 'advance', event: { type: 'stage.send' } },
  { kind: 'return', event: { type: 'stage.return', reason: SOME } },
  { kind: 'cancel', event: { type: 'stage.cancel', reason: SOME } },
] as const satisfies readonly { kind: OrderMove['kind']; event: OrderStagesEvent }[];

/** Returns every move that a person may make with an order, the likeliest first. */
export function movesOf(facts: OrderFacts): readonly OrderMove[] {
  const at = orderStagesMachine.resolveState({
    value: isUnderWay(facts.stage) ? { 'en-marcha': facts.stage } : facts.stage,
    context: facts,
  });
  return tried.flatMap(({ kind, event }) => {
    if (!at.can(event)) return [];
    const [reached] = transition(orderStagesMachine, at, event);
    return [{ kind, to: reached.context.stage }];
  });
}
