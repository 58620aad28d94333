import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { server } from '#mocks/node.ts';

const SITE = 'https://rollux.test/';

interface Happening {
  readonly data?: string;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Starts the worker on a site with one page. @returns what it does, and a function that sends it an event */
async function startWorker() {
  const listeners = new Map<string, (event: Happening) => void>();
  const skipWaiting = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const put = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const cache = { addAll: () => Promise.resolve(), put };
  server.use(http.get(`${SITE}app.html`, () => HttpResponse.html('<!doctype html>')));
  vi.stubGlobal('__OFFLINE__', { version: '2', base: SITE, page: 'app.html', files: [], noPage: 'api/' });
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('self', {
    skipWaiting,
    addEventListener: (type: string, listener: (event: Happening) => void) => listeners.set(type, listener),
  });
  await import('#src/app/offline-worker.ts');
  const send = async (type: string, data = '') => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ data, waitUntil: (one) => work.push(one) });
    await Promise.all(work);
  };
  return { send, put, skipWaiting };
}

it('a new version waits, once its files are kept, until it is told to take over (W03)', async () => {
  const { send, put, skipWaiting } = await startWorker();
  await send('install');
  expect(put).toHaveBeenCalledOnce();
  await send('message', 'something else');
  expect(skipWaiting).not.toHaveBeenCalled();
  await send('message', 'take-over');
  expect(skipWaiting).toHaveBeenCalledOnce();
});
