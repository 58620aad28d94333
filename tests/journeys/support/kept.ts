import type { Page } from 'playwright';
import type { Extent } from '#src/browser/offline/extents.ts';
import { pageExpect } from '#tests/support/page-expect.ts';

/** Asks the worker to keep some files of an extent. @returns how many of it are lacking then */
const lacking = (page: Page, extent: Extent, limit: number) =>
  page.evaluate(
    async (message) => {
      const { active } = await navigator.serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      const reply = new Promise<{ readonly left: number }>((resolve) => {
        port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
      });
      port1.start();
      active?.postMessage(message, [port2]);
      return (await reply).left;
    },
    { type: 'keep', extent, names: [], limit },
  );

/** Waits until the app's worker has kept an extent, which it does by itself for whom it is meant. */
export const untilKept = (page: Page, extent: Extent): Promise<void> =>
  pageExpect.poll(() => lacking(page, extent, 0)).toBe(0);

/** Waits until the browser has kept the scripts that a visitor's page uses, and its style sheets. */
export const untilShownIsKept = (page: Page): Promise<void> =>
  pageExpect
    .poll(
      () =>
        page.evaluate(async () => {
          await navigator.serviceWorker.ready;
          const scripts = performance
            .getEntriesByType('resource')
            .flatMap(({ name }) => (/\/assets\/[^/]+\.js$/.test(name) ? [name] : []));
          const sheets = [
            ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]'),
          ].map(({ href }) => href);
          const kept = await Promise.all([...scripts, ...sheets].map((name) => caches.match(name)));
          return kept.filter((reply) => reply === undefined).length;
        }),
      { timeout: 20_000 },
    )
    .toBe(0);

/** Has the worker keep an extent now, as for a person who asks for it. */
export const keepNow = async (page: Page, extent: Extent): Promise<void> => {
  pageExpect(await lacking(page, extent, Number.MAX_SAFE_INTEGER)).toBe(0);
};

/** Addresses of everything that the browser keeps for the app, without the origin. */
export const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
