import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchConfig } from '#src/app/services/fetch-config.ts';
import { ConfigError } from '#src/config/config-error.ts';

const answers = (answer: Response | Promise<Response>) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer),
  );
};

const failureOf = (content: Promise<unknown>) =>
  content.then(
    () => null,
    (error: unknown) => error,
  );

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('config.json', () => {
  it('is read below the base path, past the cache', async () => {
    answers(Response.json({ currency: 'USD' }));
    expect(await fetchConfig('/tienda/')).toEqual({ currency: 'USD' });
    expect(fetch).toHaveBeenCalledWith('/tienda/config.json', expect.objectContaining({ cache: 'no-cache' }));
  });

  it.each([
    ['is missing', new Response('', { status: 404 })],
    ['is no JSON', new Response('<!doctype html>')],
  ])('is faulty when it %s (F19)', async (_, answer) => {
    answers(answer);
    expect(await failureOf(fetchConfig('/'))).toBeInstanceOf(ConfigError);
  });

  it.each([403, 429, 500, 503])('cannot be reached when the server answers %i (F20)', async (status) => {
    answers(new Response('', { status }));
    expect(await failureOf(fetchConfig('/'))).not.toBeInstanceOf(ConfigError);
  });

  it('is given up after 5 s without an answer (F20)', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(
        (_: string, { signal }: { signal: AbortSignal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              reject(new Error('aborted'));
            });
          }),
      ),
    );
    const failure = failureOf(fetchConfig('/'));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toEqual(new Error('aborted'));
  });
});
