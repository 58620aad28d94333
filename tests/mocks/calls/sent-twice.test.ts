import { getResponse, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeSnapshot } from '#mocks/database/tables.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { server } from '#mocks/node.ts';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { callNames, contract, type CallName, type InputOf } from '#src/api/contract/index.ts';
import { fixtures } from '#tests/fixtures/index.ts';
import { API_HOST, clientWith, failureOf, tokenOf, visitor } from '../support/client.ts';
import { livingRoom, seen } from '../support/shop.ts';

/**
 * What every call that writes does when it comes again after its answer was lost. `answered`: it is answered, and nothing
 * changes; `refused`: the person reads that it was done, and nothing changes; anything else says what changes, and why
 * that makes nothing twice.
 */
const cameAgain: Partial<Record<CallName, 'answered' | 'refused' | { readonly changes: string }>> = {
  login: { changes: 'another session begins' },
  logout: 'refused',
  register: 'refused',
  sendRecoverEmail: 'answered',
  updateProfile: 'answered',
  updatePassword: 'refused',
  uploadProfileImage: { changes: 'the picture is replaced by itself, at another address' },
  toggleUserActive: { changes: 'a switch goes back: it is never sent again without a press' },
  toggleUserMapActive: { changes: 'a switch goes back: it is never sent again without a press' },
  addUser: 'refused',
  setCoordinates: 'answered',
  updateUser: 'answered',
  addPaymentMethod: 'answered',
  setDefaultPaymentMethod: 'answered',
  removePaymentMethod: 'refused',
  availability: 'answered',
  sendMessage: 'answered',
  saveQuote: 'answered',
  removeQuote: 'refused',
  sendQuote: 'answered',
  answerQuote: 'answered',
  renewQuote: 'answered',
  convertQuote: 'answered',
  sharedQuote: 'answered',
  answerSharedQuote: 'answered',
  askForChange: { changes: 'what was asked is replaced by itself, with a later time' },
  requestQuote: 'answered',
  saveBrand: 'answered',
  saveClient: 'answered',
  deleteClient: 'answered',
  addToCart: 'answered',
  setCartQuantity: 'answered',
  removeFromCart: 'answered',
  checkOut: 'answered',
  moveOrder: 'refused',
  addPayment: 'answered',
  settlePayment: 'refused',
  changeOrder: 'answered',
  reserveCutPlan: 'refused',
  closeCutPlan: 'refused',
  requestSamples: 'answered',
  sendSamples: 'refused',
  publishFile: 'answered',
  withdrawFile: 'answered',
};

const writing = callNames.filter((call) => contract[call].writes);

let keys: (string | null)[] = [];
beforeEach(() => {
  keys = [];
  server.events.on('request:start', ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
  });
});
afterEach(() => {
  server.events.removeAllListeners();
});

/** The next request is done, and its answer does not arrive. */
function loseAnswer(): void {
  server.use(
    http.all(
      `${API_HOST}/*`,
      async ({ request }) => {
        await getResponse(handlers, request.clone());
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
}

const send = <N extends CallName>(call: N, token: string | null, changes: object = {}): Promise<unknown> =>
  clientWith(token).request(call, { ...fixtures[call].input, ...changes } satisfies InputOf<N>);

describe('a call that comes again after its answer was lost (B154)', () => {
  it('is in the table, if it writes', () => {
    expect(Object.keys(cameAgain).toSorted()).toEqual(writing.toSorted());
  });

  it.each(writing)('%s', async (call) => {
    const { as, input } = fixtures[call];
    const token = as === 'visitor' ? null : await tokenOf(as);
    keys = [];
    loseAnswer();
    expect(await failureOf(send(call, token))).toMatchObject({ kind: 'unreachable' });
    const once = takeSnapshot();
    // A captcha is solved anew.
    const answer = send(call, token, 'captcha' in input ? { captcha: 'otra vez' } : {});
    const outcome = await answer.then(
      () => 'answered',
      () => 'refused',
    );
    const { keyed = false }: Endpoint = contract[call];
    expect(keys.map((key) => key !== null)).toEqual([keyed, keyed]);
    expect(keys[1]).toBe(keys[0]);
    const said = cameAgain[call];
    const changed = JSON.stringify(takeSnapshot()) !== JSON.stringify(once);
    expect(changed ? 'changes' : outcome).toBe(typeof said === 'object' ? 'changes' : said);
  });
});

describe('what a visitor sends', () => {
  const request = {
    ...seen([livingRoom]),
    ...{ name: 'Ana Ruiz', phone: '81 5550 1420', email: 'ana@ejemplo.mx' },
    windows: [livingRoom],
    captcha: 'listo',
  };

  it('has one folio until it is answered, whatever page answers instead, and another afterwards (B154)', async () => {
    loseAnswer();
    await failureOf(visitor().request('requestQuote', request));
    server.use(
      http.all(`${API_HOST}/*`, () => HttpResponse.html('<h1>Red de invitados</h1>'), { once: true }),
    );
    await failureOf(visitor().request('requestQuote', request));
    const { folio } = await visitor().request('requestQuote', request);
    const next = await visitor().request('requestQuote', request);
    expect([folio, next.folio]).toEqual(['C-1032', 'C-1033']);
    expect(new Set(keys).size).toBe(2);
  });

  it('is another request when it says something else (B154)', async () => {
    loseAnswer();
    await failureOf(visitor().request('requestQuote', request));
    const { folio } = await visitor().request('requestQuote', { ...request, name: 'Ana Ruiz Treviño' });
    expect(folio).toBe('C-1033');
  });
});
