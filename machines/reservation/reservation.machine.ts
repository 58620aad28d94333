import { assign, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import type { CutPlan } from '#src/api/contract/assumed/cutting.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from '../support/cancelled.ts';
import { requireValue } from '../support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

type Values = InputOf<'reserveCutPlan'>;

type End = InputOf<'closeCutPlan'>['to'];

interface ReservationContext {
  /** The plan whose material is reserved. */
  readonly plan: CutPlan | null;
  readonly values: Values | null;
  readonly end: End;
  readonly error: ApiError | null;
}

type ReservationEvent =
  /** Its material was reserved before. */
  | { type: 'reservation.found'; plan: CutPlan }
  | { type: 'reservation.reserve'; values: Values }
  | { type: 'reservation.close'; end: End }
  | { type: 'reservation.cancel' }
  /** Its material is to be planned again: somebody else took some of it. */
  | { type: 'reservation.renew' };

/**
 * The material of a cut plan: free → reserving → reserved → closing → closed, when it was cut or is free again. A failure
 * leads back, with the server's message; a plan that was not reserved can be given up for a new one.
 */
export const reservationMachine = setup({
  types: {} as {
    context: ReservationContext;
    events: ReservationEvent;
    tags: WaitingTag;
  },
  actors: { reserve: fromCall('reserveCutPlan'), close: fromCall('closeCutPlan') },
  delays: waitingDelays,
  actions: {
    keepValues: assign({ values: (_, params: { values: Values }) => params.values, error: null }),
    keepEnd: assign({ end: (_, params: { end: End }) => params.end, error: null }),
    keepPlan: assign({ plan: (_, params: { plan: CutPlan }) => params.plan, error: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepCancelled: assign({ error: cancelled }),
  },
}).createMachine({
  id: 'reservation',
  context: { plan: null, values: null, end: 'cortado', error: null },
  initial: 'free',
  states: {
    free: {
      on: {
        'reservation.found': {
          target: 'reserved',
          actions: { type: 'keepPlan', params: ({ event }) => ({ plan: event.plan }) },
        },
        'reservation.reserve': {
          target: 'reserving',
          actions: { type: 'keepValues', params: ({ event }) => ({ values: event.values }) },
        },
        'reservation.renew': 'outdated',
      },
    },
    reserving: {
      ...waiting,
      invoke: {
        id: 'reserve',
        src: 'reserve',
        input: ({ context }) => requireValue(context.values),
        onDone: {
          target: 'reserved',
          actions: { type: 'keepPlan', params: ({ event }) => ({ plan: event.output }) },
        },
        onError: {
          target: 'free',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'reservation.cancel': { target: 'free', actions: 'keepCancelled' } },
    },
    reserved: {
      on: {
        'reservation.close': {
          target: 'closing',
          actions: { type: 'keepEnd', params: ({ event }) => ({ end: event.end }) },
        },
      },
    },
    closing: {
      ...waiting,
      invoke: {
        id: 'close',
        src: 'close',
        input: ({ context }) => ({ id: requireValue(context.plan).id, to: context.end }),
        onDone: {
          target: 'closed',
          actions: { type: 'keepPlan', params: ({ event }) => ({ plan: event.output }) },
        },
        onError: {
          target: 'reserved',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'reservation.cancel': { target: 'reserved', actions: 'keepCancelled' } },
    },
    closed: { type: 'final' },
    outdated: { type: 'final' },
  },
});
