import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { obstacleTo } from '#src/api/obstacle.ts';
import { waitingText } from '#src/features/outbox/texts/waiting-text.ts';
import { failureText } from '#src/remote-data/failure-text.ts';

const API = 'https://api.tienda.mx';
const save = {
  apiHost: API,
  method: 'PUT',
  headers: { Authorization: 'Bearer abc', 'Idempotency-Key': 'k' },
};

/** A server that answers what its rules allow, and the requests that it got. */
function serverAnswers(allows: (request: Request) => boolean): Request[] {
  const seen: Request[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    seen.push(request);
    return allows(request)
      ? Promise.resolve(new Response())
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  return seen;
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://tienda.mx/panel'));
});

describe('a call that got no reply', () => {
  it('is refused by the server when only a request without rules is answered', async () => {
    const seen = serverAnswers(({ mode }) => mode === 'no-cors');
    expect(await obstacleTo(save)).toBe('origin');
    expect(seen.map(({ method, mode, url }) => [method, mode, url])).toEqual([
      ['PUT', 'cors', `${API}/api/count-cart`],
      ['HEAD', 'no-cors', `${API}/api/count-cart`],
    ]);
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('k');
  });

  it('was cut when the same request is answered elsewhere', async () => {
    serverAnswers(() => true);
    expect(await obstacleTo(save)).toBeNull();
  });

  it('has no connection when nothing is answered', async () => {
    serverAnswers(() => false);
    expect(await obstacleTo(save)).toBeNull();
  });

  it('of a page over https to a server without it asks nothing', async () => {
    const seen = serverAnswers(() => true);
    expect(await obstacleTo({ ...save, apiHost: 'http://api.tienda.mx' })).toBe('insecure');
    expect(seen).toEqual([]);
    expect(await obstacleTo({ ...save, apiHost: 'http://localhost:4010' })).toBeNull();
  });

  it('to the own origin asks nothing', async () => {
    const seen = serverAnswers(() => true);
    expect(await obstacleTo({ ...save, apiHost: '' })).toBeNull();
    expect(seen).toEqual([]);
  });
});

describe.each(['insecure', 'origin'] as const)('a failure by %s', (obstacle) => {
  const error = new ApiError({ kind: 'unreachable', call: 'saveQuote', obstacle });

  it('does not blame the connection', () => {
    expect(failureText(error)).toContain('No es tu internet');
  });

  it('promises no sending', () => {
    const { all, one } = waitingText(error);
    for (const text of [all, one]) {
      expect(text).toContain('en este navegador');
      expect(text).not.toMatch(/se envían? sol/);
    }
  });
});
