import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { sharedQuoteMachine } from '#machines/shared-quote/shared-quote.machine.ts';
import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { pricedWindow, savedQuote, totals } from '#stories/charts/samples/quotes-samples.ts';

const room = (key: string) => ({ ...pricedWindow, key, name: key, optional: true });

const offer = (version: number, ...keys: readonly string[]): SharedQuote => ({
  ...{ folio: savedQuote.folio, status: 'vista', title: null, client: null, seller: null },
  ...{ windows: keys.map(room), totals, postal_code: null, sent_at: null, answered_at: null },
  ...{ asked_change: null, version, requested_version: 1, former: [], expires_on: null, promised_on: null },
});

/** What is left out once newer versions arrived, each with these windows. */
async function leftOutAfter(choices: readonly string[], ...versions: readonly (readonly string[])[]) {
  const offers = versions.map((keys, at) => offer(at + 1, ...keys));
  const load = fromPromise<SharedQuote, { readonly share: string }>(() =>
    Promise.resolve(offers.shift() ?? offer(99)),
  );
  const actor = createActor(sharedQuoteMachine.provide({ actors: { load } }), {
    input: { share: 'enlace', timeZone: 'America/Mexico_City' },
  }).start();
  const opened = () => waitFor(actor, (snapshot) => snapshot.matches('open'));
  await opened();
  for (const key of choices) actor.send({ type: 'shared.choose', key, isWanted: false });
  while (offers.length > 0) {
    actor.send({ type: 'shared.reload' });
    await opened();
  }
  return actor.getSnapshot().context.leftOut;
}

it.each<[string, readonly string[], readonly string[]]>([
  ['stays out of a version that still asks it', ['sala', 'estudio', 'terraza', 'patio'], ['sala', 'estudio']],
  ['is in a version that asks another', ['estudio', 'terraza', 'patio'], ['estudio']],
  ['is wanted again where nothing else would stay', ['sala', 'estudio'], []],
])('what its client left out %s (B139)', async (_, next, leftOut) => {
  expect(await leftOutAfter(['sala', 'estudio'], ['sala', 'estudio', 'terraza'], next)).toEqual(leftOut);
});
