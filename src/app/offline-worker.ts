/**
 * The service worker of the production build: without a signal it shows the app with the files of its own version.
 * The build writes it as `sw.js` (deploy/worker.ts). It imports nothing, and never handles a call of the API.
 */

/** What the build knows. */
interface Offline {
  /** Changes with every file below and with the app's page. */
  readonly version: string;
  /** The path under which the site is served, with a closing slash. */
  readonly base: string;
  /** The page that shows every address, below the base path. */
  readonly page: string;
  /** Hash of that page, as browsers check it. */
  readonly integrity: string;
  /** Files whose names change with their content, below the base path. */
  readonly files: readonly string[];
  /** Source of an expression that matches addresses below the base path that are not pages. */
  readonly noPage: string;
}

declare const __OFFLINE__: Offline;

interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageEvent<unknown>;
}

/** What of the worker's own global object is used here; the project's types are a page's. */
declare const self: {
  readonly addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
};

const { version, base, page, integrity, files, noPage } = __OFFLINE__;

/** Two sites on one origin have different base paths. */
const OURS = `rollux ${base} `;
const CACHE = OURS + version;
const PAGE = base + page;
const NO_PAGE = new RegExp(`^(?:${noPage})`);

/** A page without an answer is given up after this many ms, when the app's own can be shown. */
const GIVE_UP_AFTER_MS = 5_000;

/** Keeps all files of this version, or none: a deployment meanwhile changes the page, which its hash then refuses. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map((file) => base + file));
  const response = await fetch(PAGE, { cache: 'no-cache', integrity });
  if (!response.ok) throw new Error(`${PAGE} was answered with ${String(response.status)}`);
  // A copy: a navigation refuses a response that was redirected, as some hosts do with names of pages.
  await cache.put(PAGE, new Response(response.body, { headers: response.headers }));
}

/** The version before this one stays: a tab may still show it after another one was updated. */
async function dropOldVersions(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

const keptPage = async (): Promise<Response | undefined> => (await caches.open(CACHE)).match(PAGE);

/** From any version: a page always names the files of its own. */
const fileOf = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** The server's page; without a connection the app's, which shows every address. */
async function pageOf(event: FetchEvent): Promise<Response> {
  const answer = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  const unlessOffline = answer.catch(() => undefined);
  event.waitUntil(unlessOffline);
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, GIVE_UP_AFTER_MS);
  });
  const inTime = await Promise.race([unlessOffline, late]);
  return inTime ?? (await keptPage()) ?? answer;
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
});

self.addEventListener('activate', (event) => {
  const { clients, registration } = self;
  event.waitUntil(
    Promise.all([dropOldVersions(), clients.claim(), registration.navigationPreload?.enable()]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(base)) return;
  const path = pathname.slice(base.length);
  if (path.startsWith('assets/')) event.respondWith(fileOf(request));
  else if (request.mode === 'navigate' && !NO_PAGE.test(path)) event.respondWith(pageOf(event));
});

// A new version waits until every tab is closed, or until the person asks for it (src/page/activate-new-version.ts).
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
