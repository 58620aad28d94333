import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  clearFaults,
  conditions,
  NORMAL_CONDITIONS,
  persistConditionsIn,
  setFault,
  setLatency,
} from '#mocks/faults/conditions.ts';
import { faults, type Fault } from '#mocks/faults/fault.ts';
import { labelOf } from '#mocks/faults/label.ts';
import { respondWith } from '#mocks/faults/respond.ts';
import { callNames, contract } from '#src/api/contract/index.ts';
import { clientOf, failureOf, visitor } from './support/client.ts';

afterEach(() => {
  conditions.set(NORMAL_CONDITIONS);
});

const status = (code: Extract<Fault, { kind: 'status' }>['status']): Fault => ({
  kind: 'status',
  status: code,
});

describe('a call with a fault', () => {
  it.each<[Fault, object]>([
    [status(401), { kind: 'unauthorized', status: 401, serverMessage: 'No autenticado.' }],
    [status(403), { kind: 'refused', status: 403 }],
    [status(404), { kind: 'refused', status: 404 }],
    [status(422), { kind: 'invalid', status: 422 }],
    [status(429), { kind: 'throttled', status: 429, retryAfterMs: 60_000 }],
    [status(500), { kind: 'fault', status: 500, serverMessage: 'Server Error' }],
    [status(503), { kind: 'fault', status: 503 }],
    [{ kind: 'broken' }, { kind: 'broken' }],
    [{ kind: 'unreachable' }, { kind: 'unreachable' }],
  ])('%o reaches the app as that failure', async (fault, failure) => {
    setFault('states', fault);
    expect(await failureOf(visitor().request('states', {}))).toMatchObject(failure);
  });

  it('works again after the fault is removed; other calls are not affected', async () => {
    setFault('states', status(500));
    expect(await visitor().request('municipalities', { id: 19 })).toHaveLength(10);
    setFault('states', null);
    expect(await visitor().request('states', {})).toHaveLength(32);
  });

  it('can remain unanswered while other calls are answered', async () => {
    setFault('states', { kind: 'never' });
    const answered = vi.fn<() => void>();
    const abort = new AbortController();
    const call = visitor().request('states', {}, { signal: abort.signal });
    call.then(answered, answered);
    expect(await visitor().request('municipalities', { id: 19 })).toHaveLength(10);
    expect(answered).not.toHaveBeenCalled();
    abort.abort();
    expect(await failureOf(call)).toMatchObject({ kind: 'cancelled' });
  });

  it('can be answered late, with the right reply', async () => {
    setFault('states', { kind: 'late', ms: 60 });
    const left = performance.now();
    expect(await visitor().request('states', {})).toHaveLength(32);
    expect(performance.now() - left).toBeGreaterThanOrEqual(55);
  });

  it('does not write to the database', async () => {
    const client = await clientOf('administrator');
    setFault('toggleUserActive', status(500));
    await failureOf(client.request('toggleUserActive', { id: 5 }));
    setFault('toggleUserActive', null);
    const before = (await client.request('users', {})).find(({ id }) => id === 5)?.active;
    expect(await client.request('toggleUserActive', { id: 5 })).toMatchObject({ active: before !== true });
  });
});

describe('a refused input', () => {
  it.each(callNames)('names fields of %s and no others', async (call) => {
    const response = await respondWith(status(422), call);
    const body: unknown = await response?.json();
    const inputs = Object.keys(contract[call].input.shape).filter((field) => field !== 'id');
    const errors: unknown = Reflect.get(Object(body), 'errors');
    expect(inputs).toEqual(expect.arrayContaining(Object.keys(Object(errors))));
    expect(Object.keys(Object(errors)).length > 0).toBe(inputs.length > 0);
  });

  it('of a login is a wrong password, a 401', async () => {
    expect(await (await respondWith(status(401), 'login'))?.json()).toEqual({
      message: 'Correo o contraseña incorrectos.',
    });
  });
});

it('every call waits as long as the latency says', async () => {
  setLatency(60);
  const left = performance.now();
  await visitor().request('states', {});
  expect(performance.now() - left).toBeGreaterThanOrEqual(55);
  clearFaults();
  expect(conditions.get()).toEqual(NORMAL_CONDITIONS);
});

it('every fault has a unique label', () => {
  expect(new Set(faults.map(labelOf)).size).toBe(faults.length);
});

describe('stored conditions', () => {
  const storageWith = (text: string | null) => ({
    getItem: () => text,
    setItem: vi.fn<(key: string, text: string) => void>(),
  });

  it('survive a reload', () => {
    const storage = storageWith(null);
    persistConditionsIn(storage);
    setFault('login', { kind: 'late', ms: 500 });
    const [[, text] = []] = storage.setItem.mock.calls.slice(-1);
    conditions.set(NORMAL_CONDITIONS);
    persistConditionsIn(storageWith(text ?? null));
    expect(conditions.get().faults).toEqual({ login: { kind: 'late', ms: 500 } });
  });

  it.each([
    ['is cut', '{"scenario":null'],
    ['names a removed call', '{"scenario":null,"latencyMs":0,"faults":{"nada":{"kind":"never"}}}'],
    ['has a removed fault', '{"scenario":null,"latencyMs":0,"faults":{"login":{"kind":"x"}}}'],
  ])('are ignored when the stored text %s', (_, text) => {
    persistConditionsIn(storageWith(text));
    expect(conditions.get()).toEqual(NORMAL_CONDITIONS);
  });

  it('apply even when storage throws', () => {
    persistConditionsIn({
      getItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('no', 'QuotaExceededError');
      },
    });
    setLatency(300);
    expect(conditions.get().latencyMs).toBe(300);
  });
});
