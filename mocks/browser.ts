/// <reference types="msw/vite/client" />
import { HttpResponse } from 'msw';
import { createDefaultNetworkOptions } from 'msw/browser';
import { network } from 'virtual:msw';
import { persistIn } from './database/persistence.ts';
import { webStorage } from './database/web-storage.ts';
import { demoConfig } from './demo-config.ts';
import { faultHandler } from './faults/handler.ts';
import { handlers } from './handlers/index.ts';
import { WORKER_SCRIPT } from './worker/script.ts';

/** Options of the fake server in the browser. */
export interface MockOptions {
  /** Path below which the app and its worker script are served; ends in a slash. */
  readonly base: string;
  /** Whether changes survive a reload. Each story starts from the seeds. */
  readonly persist?: boolean;
}

/** Paths of the page's own origin that belong to the server; all other paths belong to the app. */
const SERVER_PATH = /^\/(?:api|storage)\//;

/** Whether a request without a handler is an error: a call, or a request that would leave the machine. */
function isOurs(request: Request): boolean {
  const url = new URL(request.url);
  return url.origin !== location.origin || SERVER_PATH.test(url.pathname);
}

/**
 * Handles all requests of this page from now on.
 * @returns the network, to add handlers with `network.use(…)`.
 */
export async function startMocks({ base, persist = true }: MockOptions): Promise<typeof network> {
  const storage = persist ? webStorage('localStorage') : null;
  if (storage) persistIn(storage, navigator.locks);
  network.configure({
    ...createDefaultNetworkOptions(`${base}${WORKER_SCRIPT}`),
    handlers: [faultHandler, ...handlers, demoConfig],
    context: { quiet: true },
    onUnhandledFrame: ({ frame, defaults }) => {
      const { data } = frame;
      if (
        data instanceof Object &&
        'request' in data &&
        data.request instanceof Request &&
        isOurs(data.request)
      ) {
        defaults.error();
        // The page receives the thrown error as a network error, as from an unreachable server.
        throw HttpResponse.error();
      }
    },
  });
  await network.enable();
  return network;
}
