import { assign, fromCallback, setup } from 'xstate';
import { waiting, waitingDelays, type WaitingTag } from './support/waiting.ts';

/** Where somebody is, in degrees north and east. */
export interface Whereabouts {
  readonly lat: number;
  readonly lng: number;
}

/** What became of asking for it. */
export type NearMeAnswer =
  { type: 'near.found'; place: Whereabouts } | { type: 'near.denied' } | { type: 'near.unavailable' };

interface NearMeContext {
  /** Known until it is forgotten; it never leaves the page. */
  readonly place: Whereabouts | null;
}

type NearMeEvent = { type: 'near.ask' } | { type: 'near.cancel' } | { type: 'near.forget' } | NearMeAnswer;

/**
 * Where the person is, asked of the browser when they want to know what is near, and never before: they may refuse, the
 * device may not know, and all that is shown must do without it.
 */
export const nearMeMachine = setup({
  types: {} as { context: NearMeContext; events: NearMeEvent; tags: WaitingTag },
  actors: {
    /** Whoever shows the page asks its browser; without one nobody answers. */
    locate: fromCallback<NearMeEvent>(() => undefined),
  },
  delays: waitingDelays,
  actions: {
    keepPlace: assign({ place: (_, params: { place: Whereabouts }) => params.place }),
    forget: assign({ place: null }),
  },
}).createMachine({
  id: 'nearMe',
  context: { place: null },
  initial: 'idle',
  states: {
    idle: { on: { 'near.ask': 'locating' } },
    locating: {
      ...waiting,
      invoke: { id: 'locate', src: 'locate' },
      on: {
        'near.found': {
          target: 'located',
          actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
        },
        'near.denied': 'denied',
        'near.unavailable': 'unavailable',
        'near.cancel': 'idle',
      },
    },
    located: { on: { 'near.ask': 'locating', 'near.forget': { target: 'idle', actions: 'forget' } } },
    /** The person said no; the browser will not ask them again by itself. */
    denied: { on: { 'near.ask': 'locating' } },
    unavailable: { on: { 'near.ask': 'locating' } },
  },
});

/** The machine of a page, with its way of asking: it tells once what came of it. */
export const nearMeWith = (ask: (tell: (answer: NearMeAnswer) => void) => void) =>
  nearMeMachine.provide({
    actors: {
      locate: fromCallback<NearMeEvent>(({ sendBack }) => {
        ask(sendBack);
      }),
    },
  });
