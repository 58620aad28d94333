/// <reference types="msw/vite/client" />
import { HttpResponse } from 'msw';
import { createDefaultNetworkOptions } from 'msw/browser';
import { network } from 'virtual:msw';
import { demoConfig } from './demo-config.ts';
import { faultHandler } from './faults/handler.ts';
import { handlers } from './handlers/index.ts';
import { persistIn } from './persistence.ts';
import { webStorage } from './web-storage.ts';

/** How the browser door opens. */
export interface MockOptions {
  /** Path below which the app, and its worker script, are served; ends in a slash. */
  readonly base: string;
  /** Whether what a person changed survives a reload. Stories start from the seeds, each by itself. */
  readonly persist?: boolean;
}

/** Whether this page can have a service worker at all: not in old browsers, nor over plain http from another machine. */
export const canStartMocks = () => globalThis.isSecureContext && 'serviceWorker' in navigator;

/** Paths of the page's own origin that belong to the server; everything else there is the app itself. */
const SERVER_PATH = /^\/(?:api|storage)\//;

/** What nobody answers for: a call without a handler, or a request that would leave the machine. */
function isOurs(request: Request): boolean {
  const url = new URL(request.url);
  return url.origin !== location.origin || SERVER_PATH.test(url.pathname);
}

/**
 * Answers all requests of this page from now on.
 * @returns the network, to add handlers to: `network.use(…)`.
 */
export async function startMocks({ base, persist = true }: MockOptions): Promise<typeof network> {
  const storage = persist ? webStorage('localStorage') : null;
  if (storage) persistIn(storage, navigator.locks);
  network.configure({
    ...createDefaultNetworkOptions(`${base}mockServiceWorker.js`),
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
        // Thrown, it is what the page gets, as from a server that is not there.
        throw HttpResponse.error();
      }
    },
  });
  await network.enable();
  return network;
}
