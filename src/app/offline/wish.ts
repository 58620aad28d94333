import { extents, further, type Extent } from '#src/browser/offline/extents.ts';
import { cacheNames, type Build } from './build.ts';

/** How far this browser shall keep the app, of every version. */
export function wishOf(build: Build) {
  const { base } = build;
  const { wish } = cacheNames(build);
  const url = `${base}wish`;

  async function read(): Promise<Extent> {
    const text = await (await caches.match(url, { cacheName: wish }))?.text();
    return extents.find((extent) => extent === text) ?? 'shell';
  }

  return {
    read,
    /** A wish only grows. */
    async grow(extent: Extent): Promise<void> {
      const present = await read();
      const wished = further(extent, present);
      if (wished !== present) await (await caches.open(wish)).put(url, new Response(wished));
    },
  };
}
