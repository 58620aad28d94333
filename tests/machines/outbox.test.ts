import { expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { machines } from '#machines/index.ts';
import { outbox as fixtures } from '#machines/outbox/fixtures.ts';
import { ApiError, type ApiErrorKind } from '#src/api/errors.ts';

const failure = (kind: ApiErrorKind, retryAfterMs: number | null = null) =>
  new ApiError({ kind, call: 'saveQuote', retryAfterMs });

/** Does nothing; events stand for what it would tell. */
const silent = fromCallback(() => undefined) as never;

/** An outbox that could not send a quote. */
function failed(error: ApiError) {
  const clock = new SimulatedClock();
  const quiet = { keepOutbox: silent, sendOutbox: silent, watchSignal: silent };
  const actor = createActor(machines.outbox.provide({ actors: quiet }), { clock }).start();
  const holdsOne = fixtures.events['outbox.found'].find(({ name }) => name === 'Una por enviar');
  actor.send({ type: 'outbox.open', person: 2 });
  if (holdsOne !== undefined) actor.send({ type: 'outbox.found', ...holdsOne.value });
  expect(actor.getSnapshot().matches({ open: { delivery: 'sending' } })).toBe(true);
  actor.send({ type: 'outbox.failed', error });
  const isWaiting = () => actor.getSnapshot().matches({ open: { delivery: 'waiting' } });
  expect(isWaiting()).toBe(true);
  return { actor, clock, isWaiting };
}

it.each([
  ['usually 30 s', failure('unreachable'), 30_000],
  ['30 s, although the server asks for less', failure('throttled', 5_000), 30_000],
  ['as long as the server asks after too many attempts', failure('throttled', 120_000), 120_000],
  ['as long as a server asks that fails', failure('fault', 90_000), 90_000],
])('the outbox tries again after a while: %s (W08)', (_, error, ms) => {
  const { actor, clock, isWaiting } = failed(error);
  expect(actor.getSnapshot().context.failure).toBe(error);
  clock.increment(ms - 1);
  expect(isWaiting()).toBe(true);
  clock.increment(1);
  expect(isWaiting()).toBe(false);
});

it.each(['outbox.signal', 'outbox.send'] as const)(
  'on %s the outbox tries again at once, but not before the time that the server asked for (W08)',
  (type) => {
    const free = failed(failure('fault'));
    free.actor.send({ type });
    expect(free.isWaiting()).toBe(false);
    const held = failed(failure('throttled', 120_000));
    held.actor.send({ type });
    expect(held.isWaiting()).toBe(true);
  },
);

it('forgets the failure when an attempt is given up without a reply, and when nothing waits', () => {
  const { actor, clock, isWaiting } = failed(failure('fault'));
  clock.increment(30_000);
  expect(isWaiting()).toBe(false);
  clock.increment(60_000);
  expect(isWaiting()).toBe(true);
  expect(actor.getSnapshot().context.failure).toBeNull();
  actor.send({ type: 'outbox.failed', error: failure('fault') });
  actor.send({ type: 'outbox.found', outbox: { unsent: [], sent: [], unread: [] } });
  expect(actor.getSnapshot().context.failure).toBeNull();
});
