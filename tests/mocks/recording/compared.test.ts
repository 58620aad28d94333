import { describe, expect, it } from 'vitest';
import type { Entry } from '#mocks/demo/recording/recording.ts';
import { callDifferences, missingIn, stepsIn } from '#stories/recorded/comparing.ts';

const act: Entry = { is: 'act', at: 0, act: { do: 'click', role: 'button', name: 'Pedir', nth: 0 } };
const loaded: Entry = { is: 'page', at: 0, address: '/panel', isLoaded: true };
const pageAt = (address: string): Entry => ({ is: 'page', at: 0, address });
const call = (name: string): Entry => ({
  ...{ is: 'call', at: 0, id: 1, call: name, request: 'GET /', by: null, body: {} },
});
const answer = (name: string, reason: string | null): Entry => ({
  ...{ is: 'answer', at: 0, id: 1, call: name, ms: 1, status: null, reason, body: {} },
});

const missing = (step: Entry[], repeated: Entry[], { recorded = step, since = 0 } = {}) =>
  missingIn({ step, repeated, recorded, since });

describe('a repeated recording', () => {
  it('has a step for faults that the tester set', () => {
    const set: Entry = { is: 'network', at: 0, network: { latencyMs: 300, faults: {} } };
    expect(stepsIn([set, call('cart')]).map(({ number }) => number)).toEqual([-1, 0]);
  });

  it('has a step for what came first, for each act, and for each page that was loaded anew', () => {
    const steps = stepsIn([pageAt('/login'), act, call('cart'), loaded, call('orders'), act]);
    expect(steps.map(({ number, after }) => [number, after.length])).toEqual([
      [-1, 1],
      [1, 1],
      [3, 1],
      [5, 0],
    ]);
  });

  it('lacks what did not happen again, and an answer that came out otherwise', () => {
    expect(missing([call('cart'), answer('cart', null)], [call('cart'), answer('cart', '500')])).toEqual([
      'Respuesta de cart: bien',
    ]);
  });

  it('lacks an answer that went well with another status, but not in a file without these', () => {
    const created = (status: number | null): Entry => ({
      is: 'answer',
      at: 0,
      id: 1,
      call: 'cart',
      ms: 1,
      status,
      reason: null,
      body: {},
    });
    expect(missing([created(201)], [created(200)])).toEqual(['Respuesta de cart: bien (201)']);
    expect(missing([created(null)], [created(200)])).toEqual([]);
  });

  it('lacks nothing for another id in an address, or a call that was cancelled', () => {
    expect(missing([pageAt('/panel?ver=1'), answer('cart', 'cancelada')], [pageAt('/panel?ver=2')])).toEqual(
      [],
    );
  });

  it('takes what came sooner than in the recording, if it came as often', () => {
    const recorded = [call('cart'), act, call('cart')];
    expect(missing([call('cart')], [call('cart'), call('cart')], { recorded, since: 2 })).toEqual([]);
    expect(missing([call('cart')], [call('cart')], { recorded, since: 1 })).toEqual(['Llamada cart']);
  });

  it('compares the calls from the first act on', () => {
    const recorded = [act, call('cart'), call('orders')];
    const repeated = [call('currentUser'), act, call('cart'), call('cart'), call('orders')];
    expect(callDifferences(recorded, repeated)).toEqual([{ call: 'cart', recorded: 1, repeated: 2 }]);
  });
});
