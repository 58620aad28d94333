import { assign, fromCallback, setup } from 'xstate';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

/** A position, in degrees north and east. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** The result of asking the browser for the position. */
export type NearMeAnswer =
  { type: 'near.found'; place: Position } | { type: 'near.denied' } | { type: 'near.unavailable' };

interface NearMeContext {
  /** The position, until the person dismisses it; it never leaves the page. */
  readonly place: Position | null;
}

type NearMeEvent = { type: 'near.ask' } | { type: 'near.cancel' } | { type: 'near.forget' } | NearMeAnswer;

/**
 * The person's position, requested from the browser only when the person asks what is near. The person may refuse
 * and the device may not know it, so the page must work without it.
 */
export const nearMeMachine = setup({
  types: {} as { context: NearMeContext; events: NearMeEvent; tags: WaitingTag },
  actors: {
    /** The page provides it with the browser's geolocation; this default never answers. */
    locate: fromCallback<NearMeEvent>(() => undefined),
  },
  delays: waitingDelays,
  actions: {
    keepPlace: assign({ place: (_, params: { place: Position }) => params.place }),
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
    /** The person refused; the browser will not ask again. */
    denied: { on: { 'near.ask': 'locating' } },
    unavailable: { on: { 'near.ask': 'locating' } },
  },
});

/** Returns the machine with a function that asks for the position and calls back once with the result. */
export const nearMeWith = (ask: (tell: (answer: NearMeAnswer) => void) => void) =>
  nearMeMachine.provide({
    actors: {
      locate: fromCallback<NearMeEvent>(({ sendBack }) => {
        ask(sendBack);
      }),
    },
  });
