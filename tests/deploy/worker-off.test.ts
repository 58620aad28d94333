import { afterEach, expect, it, vi } from 'vitest';
import { FakeCaches } from '#tests/app/offline/support/fake-caches.ts';
import { workerOff } from '../../deploy/worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the worker that ends all workers drops what the site keeps, nothing of another one, and itself', async () => {
  const caches = new FakeCaches();
  for (const name of ['rollux /tienda/ files', 'rollux /tienda/ 0a1b2c', 'rollux / files', 'other'])
    await caches.open(name);
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const done: string[] = [];
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    skipWaiting: () => done.push('took over'),
    registration: { unregister: async () => done.push('unregistered') },
  });
  await import(`data:text/javascript,${encodeURIComponent(workerOff({ base: '/tienda/' }))}`);
  const work: Promise<unknown>[] = [];
  for (const type of ['install', 'activate']) listeners.get(type)?.({ waitUntil: (one) => work.push(one) });
  await Promise.all(work);
  expect(done).toEqual(['took over', 'unregistered']);
  expect(await caches.keys()).toEqual(['rollux / files', 'other']);
  // Requests of open pages go to the server.
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
});
