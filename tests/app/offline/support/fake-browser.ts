import { vi } from 'vitest';
import { hashOfText, type Build } from '#src/app/offline/build.ts';
import type { Extent } from '#src/browser/offline/extents.ts';
import { FakeCaches } from './fake-caches.ts';

const SITE = 'https://rollux.test';

/** Addresses and what the server says there; a missing one is 404. */
export type Server = Map<string, () => Response | Promise<Response>>;

const TYPES = { js: 'text/javascript', css: 'text/css', html: 'text/html', json: 'application/json' };

const replyWith =
  (path: string, content: string, headers: Readonly<Record<string, string>> = {}) =>
  () => {
    const type = Object.entries(TYPES).find(([ending]) => path.endsWith(`.${ending}`))?.[1] ?? 'text/html';
    return new Response(content, { headers: { 'Content-Type': type, ...headers } });
  };

/** A version of the site, for the worker and for the server. */
export interface Version {
  readonly build: Build;
  readonly pages: Server;
}

interface Parts {
  readonly name: string;
  /** Contents of the files by their names without folder, and how far each belongs. */
  readonly files: Readonly<Record<string, readonly [content: string, extent: Extent]>>;
  readonly config?: string;
  readonly policy?: string;
  readonly base?: string;
}

/** Makes a version with the file `index-NAME.js` and others. */
export async function version({
  name,
  files,
  config = '{}',
  policy = `policy of ${name}`,
  base = '/',
}: Parts): Promise<Version> {
  const contents = { [`assets/index-${name}.js`]: [`start ${name}`, 'shell'] as const };
  for (const [file, content] of Object.entries(files))
    Object.assign(contents, { [`assets/${file}`]: content });
  const html = `<!doctype html><link rel="modulepreload" href="/x.js"><div id="root"></div>${name}`;
  const pages: Server = new Map([
    [`${base}app.html`, replyWith('app.html', html, { 'Content-Security-Policy': policy })],
    [`${base}config.json`, replyWith('config.json', config)],
    ...Object.entries(contents).map(([file, [content]]) => [base + file, replyWith(file, content)] as const),
  ]);
  const build: Build = {
    version: `${name} ${await hashOfText(config + policy)}`,
    base,
    entry: `assets/index-${name}.js`,
    page: { name: 'app.html', hash: await hashOfText(html) },
    files: await Promise.all(
      Object.entries(contents).map(async ([file, [content, extent]]) => ({
        name: file,
        hash: await hashOfText(content),
        extent,
      })),
    ),
    config: await hashOfText(config),
    policies: { 'Content-Security-Policy': policy },
    noPage: String.raw`api/|.*\.[^/]*$`,
  };
  return { build, pages };
}

/** What of a request the worker looks at. */
interface Asked {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}

interface Happening {
  readonly data?: unknown;
  readonly ports?: readonly unknown[];
  readonly request?: Asked;
  readonly preloadResponse?: Promise<undefined>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly respondWith?: (reply: Promise<Response>) => void;
}

/** A worker of one version, in a browser. */
export interface Worker {
  readonly build: Build;
  readonly send: (type: string, more?: Partial<Happening>) => Promise<void>;
}

/** A browser with its storage, its tabs and the server that it reaches. */
export class FakeBrowser {
  readonly caches = new FakeCaches();
  /** What the browser's own cache has of the server, as browsers keep it for a year. */
  readonly httpCache = new Map<string, Response>();
  /** The open tabs by the entry that they answer; null for one that sleeps. */
  tabs: (string | null)[] = [];
  /** Null is without a connection. */
  server: Server | null = new Map();
  active: Worker | null = null;
  waiting: Worker | null = null;
  /** Paths that the server was asked for. */
  asked: string[] = [];
  readonly #scope = { installing: null as object | null, waiting: null as object | null };

  constructor() {
    vi.stubGlobal('caches', this.caches);
    vi.stubGlobal('location', new URL(SITE));
    vi.stubGlobal('fetch', (address: Asked | string, init?: RequestInit) => this.#fetch(address, init));
  }

  async #fetch(address: Asked | string, { cache = 'default' }: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(typeof address === 'string' ? address : address.url, SITE);
    const had = this.httpCache.get(pathname);
    if (cache === 'default' && had !== undefined) return had.clone();
    if (this.server === null) throw new TypeError('Failed to fetch');
    this.asked.push(pathname);
    const reply = (await this.server.get(pathname)?.()) ?? new Response('', { status: 404 });
    if (reply.ok && pathname.includes('/assets/')) this.httpCache.set(pathname, reply.clone());
    return reply;
  }

  /** Puts a version on the server in place of the former, without its files. */
  deploy({ pages }: Version): void {
    this.server = pages;
  }

  /** Starts a worker's script, which has not yet had any event. */
  async start({ build }: Pick<Version, 'build'>): Promise<Worker> {
    const listeners = new Map<string, (event: Happening) => void>();
    const worker: Worker = {
      build,
      send: async (type, more = {}) => {
        const work: Promise<unknown>[] = [];
        listeners.get(type)?.({ ...more, waitUntil: (one) => work.push(one) });
        for (const one of work) await one;
      },
    };
    vi.resetModules();
    vi.stubGlobal('__BUILD__', build);
    vi.stubGlobal('self', {
      addEventListener: (type: string, listener: (event: Happening) => void) => listeners.set(type, listener),
      skipWaiting: async () => {
        if (this.waiting?.build === build || this.#scope.installing !== null) await this.#activate(worker);
      },
      registration: this.#scope,
      clients: {
        claim: async () => undefined,
        matchAll: async () =>
          this.tabs.map((entry) => ({
            url: `${SITE}${build.base}nosotros`,
            postMessage: (_question: unknown, [port]: readonly [MessagePort]) => {
              if (entry !== null) port.postMessage(entry);
            },
          })),
      },
    });
    await import('#src/app/offline/worker.ts');
    return worker;
  }

  async #activate(worker: Worker): Promise<void> {
    this.active = worker;
    this.waiting = null;
    this.#scope.waiting = null;
    await worker.send('activate');
  }

  /** Visits the site: the browser sees the worker of its version. @returns whether it could be installed */
  async install(one: Pick<Version, 'build'>): Promise<boolean> {
    const worker = await this.start(one);
    this.#scope.installing = worker;
    try {
      await worker.send('install');
    } catch {
      return false;
    } finally {
      this.#scope.installing = null;
    }
    if (this.active === worker) return true;
    if (this.active === null) await this.#activate(worker);
    else this.#scope.waiting = this.waiting = worker;
    return true;
  }

  /** The waiting worker takes over, as when the last tab is closed. */
  async closeTabs(): Promise<void> {
    this.tabs = [];
    if (this.waiting !== null) await this.#activate(this.waiting);
  }

  /** Sends a page's message to a worker. @returns its reply */
  async tell(worker: Worker | null, data: unknown): Promise<unknown> {
    let reply: unknown;
    await worker?.send('message', { data, ports: [{ postMessage: (one: unknown) => (reply = one) }] });
    return reply;
  }

  /**
   * What a page gets for an address; undefined where the worker leaves it to the browser.
   * @param how `waits` for what the worker does after its answer
   */
  async request(path: string, { navigates = false, waits = true } = {}): Promise<Response | undefined> {
    let reply: Promise<Response> | undefined;
    const request: Asked = { url: SITE + path, method: 'GET', mode: navigates ? 'navigate' : 'cors' };
    const sent = this.active?.send('fetch', {
      request,
      preloadResponse: Promise.resolve(undefined),
      respondWith: (one) => {
        reply = one;
      },
    });
    const answered = await reply;
    if (waits) await sent;
    return answered;
  }
}
