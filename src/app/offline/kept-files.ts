import { extents, type Extent } from '#src/browser/offline/extents.ts';
import { cacheNames, hashOf, type Build, type KeptFile } from './build.ts';

/** Requests at a time, of which a page's own are never the later. */
const AT_A_TIME = 4;

/** The reply has status 200 and another content than the build's file. */
class WrongContentError extends Error {}

async function ask(url: string, { name, hash }: KeptFile, cache: RequestCache): Promise<Response> {
  const reply = await fetch(url, { cache, priority: 'low' });
  if (!reply.ok) return reply;
  const content = await reply.arrayBuffer();
  if ((await hashOf(content)) !== hash) throw new WrongContentError(`${name} has another content`);
  return new Response(content, { headers: reply.headers });
}

/**
 * Fetches a file of this build. A wrong content may be in the browser's own cache, which the second request mends.
 * @throws WrongContentError when it is wrong again; TypeError without a connection
 */
async function fetchFile(url: string, file: KeptFile): Promise<Response> {
  try {
    return await ask(url, file, 'default');
  } catch (error) {
    if (!(error instanceof WrongContentError)) throw error;
    return ask(url, file, 'reload');
  }
}

/** The files of a build in the browser. None counts as kept before its content was checked. */
export function keptFiles(build: Build) {
  const { base, files } = build;
  const names = cacheNames(build);
  const known = new Map(files.map((file) => [base + file.name, file]));

  async function keep(url: string, file: KeptFile): Promise<void> {
    const reply = await fetchFile(url, file);
    if (!reply.ok) throw new Error(`${file.name} was answered with ${String(reply.status)}`);
    await (await caches.open(names.files)).put(url, reply);
  }

  return {
    /** Names of the files of an extent. */
    upTo: (extent: Extent): readonly string[] =>
      files.filter((file) => extents.indexOf(file.extent) <= extents.indexOf(extent)).map(({ name }) => name),

    /**
     * Keeps those of the named files that are not kept yet, the first of them.
     * @param limit at most so many
     * @returns how many were kept, how many of the named ones are still lacking, and the first error
     */
    async keep(wanted: readonly string[], limit = Number.POSITIVE_INFINITY) {
      const cache = await caches.open(names.files);
      const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      const lacking = [...new Set(wanted)].flatMap((name) => {
        const url = base + name;
        const file = known.get(url);
        return file === undefined || kept.has(url) ? [] : [{ url, file }];
      });
      const asked = lacking.slice(0, limit);
      const errors: unknown[] = [];
      const waiting = asked.values();
      const work = async () => {
        for (const { url, file } of waiting) {
          try {
            await keep(url, file);
          } catch (error) {
            errors.push(error);
          }
        }
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, work));
      return {
        kept: asked.length - errors.length,
        left: lacking.length - asked.length + errors.length,
        error: errors[0],
      };
    },

    /**
     * Answers a page's request. A file of this build is kept once it was checked; of another version, which a tab may
     * still show, what there is.
     * @param later work that the worker stays awake for
     */
    async answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
      const { pathname } = new URL(request.url);
      const file = known.get(pathname);
      const kept = await caches
        .match(pathname, { ignoreVary: true, ...(file === undefined ? {} : { cacheName: names.files }) })
        // A browser may refuse storage.
        .catch(() => undefined);
      if (kept !== undefined) return kept;
      if (file === undefined) return fetch(request);
      try {
        const reply = await fetchFile(pathname, file);
        if (!reply.ok) return reply;
        const copy = reply.clone();
        // Without room it is fetched again the next time.
        later(
          caches
            .open(names.files)
            .then((cache) => cache.put(pathname, copy))
            .catch(() => undefined),
        );
        return reply;
      } catch {
        return Response.error();
      }
    },
  };
}
