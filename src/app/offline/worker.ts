/**
 * The service worker of the production build: without a signal it shows the app with the files of its own version. The
 * build writes it as `sw.js`, in one piece (deploy/worker.ts). It never handles a call of the API.
 */
import { readMessage, type Message, type Progress } from '#src/browser/offline/message.ts';
import { cacheNames, type Build } from './build.ts';
import { keptFiles } from './kept-files.ts';
import { keptPage } from './kept-page.ts';
import { dropUnused, isAlone, type Tabs } from './open-tabs.ts';
import { wishOf } from './wish.ts';

declare const __BUILD__: Build;

interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}

interface MessageFromPage extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageFromPage;
}

/** What of the worker's own global object is used here; the project's types are a page's. */
declare const self: {
  readonly addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: Tabs & { readonly claim: () => Promise<void> };
  readonly registration: {
    readonly installing: object | null;
    readonly waiting: object | null;
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
};

const build = __BUILD__;
const { base } = build;
const files = keptFiles(build);
const page = keptPage(build);
const wish = wishOf(build);

/** Scripts, style sheets and fonts: pictures are not kept. */
const KEPT = /^assets\/.*\.(?:m?js|css|woff2|ttf)$/;
const NO_PAGE = new RegExp(`^(?:${build.noPage})`);

/** What installs and what drops must not happen at the same time, in two versions of the worker. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(cacheNames(build).files, work);

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Keeps all of this version, or fails; what was kept until then is not asked for again. */
async function install(): Promise<void> {
  const { error } = await files.keep(files.upTo('shell'));
  if (error !== undefined) throw error;
  const drop = await page.keep();
  const { error: later } = await files.keep(files.upTo(await wish.read()));
  // A version that opens is better than none.
  if (later === undefined || isFull(later)) return;
  await drop();
  throw later;
}

/** A version that no tab differs from need not wait for them to be closed. */
async function takeOverIfAlone(): Promise<void> {
  if (await isAlone(self.clients, build)) await self.skipWaiting();
}

/** While another version is being kept, or waits, all stays. */
const tidy = () =>
  alone(async () => {
    const { installing, waiting } = self.registration;
    if (installing === null && waiting === null) await dropUnused(self.clients, build);
  });

async function keepMore({ extent, names, limit }: Extract<Message, { type: 'keep' }>): Promise<Progress> {
  const wanted = files.upTo(extent);
  try {
    if (limit > 0) await wish.grow(extent);
    const { kept, left, error } = await files.keep([...names, ...wanted], limit);
    return { kept, left, of: wanted.length, isFull: isFull(error) };
  } catch (error) {
    return { kept: 0, left: wanted.length, of: wanted.length, isFull: isFull(error) };
  }
}

async function replyTo(message: Message): Promise<unknown> {
  switch (message.type) {
    case 'keep':
      return keepMore(message);
    case 'renew':
      return page.keep().then(
        () => true,
        () => false,
      );
    case 'tidy':
      return tidy();
    case 'follow':
      return takeOverIfAlone();
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(alone(install).then(takeOverIfAlone));
});

self.addEventListener('activate', (event) => {
  const { clients, registration } = self;
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(base)) return;
  const path = pathname.slice(base.length);
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  if (KEPT.test(path)) event.respondWith(files.answer(request, later));
  else if (request.mode === 'navigate' && !NO_PAGE.test(path)) {
    const answer = (async () => (await event.preloadResponse) ?? fetch(request))();
    later(answer.catch(() => undefined));
    event.respondWith(page.answer(answer));
  }
});

// A new version waits until every tab is closed, or until the person asks for it (src/browser/activate-new-version.ts).
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
  const message = readMessage(event.data);
  if (message === null) return;
  event.waitUntil(replyTo(message).then((reply) => event.ports[0]?.postMessage(reply)));
});
