import { cacheNames, hashOf, hashOfText, type Build } from './build.ts';

/** A page without an answer is given up after this many ms, when the app's own can be shown. */
const GIVE_UP_AFTER_MS = 5_000;

/** A network that asks for a login of its own, which the person has to see. */
const NETWORK_LOGIN = 511;

const POLICY = 'Content-Security-Policy';

/** Which files a version has, beside its page. */
const LIST = 'files.json';

/** Whether a server's answer is nothing that a person can use: it fails, or it is no page. A redirect is none of them. */
const isUnusable = ({ status, headers }: Response): boolean =>
  (status >= 500 && status !== NETWORK_LOGIN) ||
  (status === 200 && headers.get('Content-Type')?.includes('text/html') !== true);

async function fetchNow(url: string): Promise<Response> {
  const reply = await fetch(url, { cache: 'no-cache' });
  if (!reply.ok) throw new Error(`${url} was answered with ${String(reply.status)}`);
  return reply;
}

/** The page that shows every address, as the browser keeps it. */
export function keptPage(build: Build) {
  const { base, entry, page, files, config, policies } = build;
  const names = cacheNames(build);
  const url = base + page.name;

  const kept = () => caches.match(url, { cacheName: names.page }).catch(() => undefined);

  /**
   * The page that the server has now, when it is this build's.
   * @throws Error when it is another
   */
  async function fetchPage(): Promise<Response> {
    const [reply, settings] = await Promise.all([fetchNow(url), fetchNow(`${base}config.json`)]);
    const content = await reply.arrayBuffer();
    if ((await hashOf(content)) !== page.hash) throw new Error(`${url} is of another version`);
    const made = await hashOfText(await settings.text());
    const headers = new Headers(reply.headers);
    for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
    // A host that sends none needs none. After an edit without `npm run hosts` the host knows better than the build.
    if (made === config && headers.has(POLICY)) {
      for (const [name, policy] of Object.entries(policies)) headers.set(name, policy);
    }
    const html = new TextDecoder()
      .decode(content)
      // It names the panel's scripts; whatever the address needs is in the browser.
      .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
      .replace('<div id="root"', `<div id="root" data-kept="${made}"`);
    return new Response(html, { headers });
  }

  return {
    /**
     * Keeps the page, with the policy that the present configuration needs.
     * @throws Error when the server has another, or the browser no room; then a page that is kept stays
     * @returns removes it again, if it was not kept before
     */
    async keep(): Promise<() => Promise<unknown>> {
      const [had, fetched] = await Promise.all([kept(), fetchPage()]);
      const drop = async () => had === undefined && caches.delete(names.page);
      try {
        const cache = await caches.open(names.page);
        // The page comes last: a version without one is not used.
        await cache.put(base + LIST, Response.json({ entry, files: files.map(({ name }) => name) }));
        await cache.put(url, fetched);
      } catch (error) {
        await drop();
        throw error;
      }
      return drop;
    },

    /**
     * The server's page; where it cannot be used, or is not there within 5 s, the kept one.
     * @param asked the server's answer
     */
    async answer(asked: Promise<Response>): Promise<Response> {
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, GIVE_UP_AFTER_MS);
      });
      const inTime = await Promise.race([asked.catch(() => undefined), late]);
      if (inTime !== undefined && !isUnusable(inTime)) return inTime;
      return (await kept()) ?? asked;
    },
  };
}

/** What a version wrote beside its page; null when it wrote nothing that can be read. */
export async function listIn(base: string, cacheName: string) {
  try {
    const list: unknown = await (await caches.match(base + LIST, { cacheName }))?.json();
    if (typeof list !== 'object' || list === null || !('entry' in list) || !('files' in list)) return null;
    const { entry, files } = list;
    if (typeof entry !== 'string' || !Array.isArray(files)) return null;
    return { entry, files: files.map(String) };
  } catch {
    return null;
  }
}
