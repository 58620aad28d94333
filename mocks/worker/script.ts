/** File name of the script of the service worker that answers for the fake server. */
export const WORKER_SCRIPT = 'mock-worker.js';

/** What a page loads of itself. The fake server never answers it. */
const OWN_FILES = ['script', 'style', 'font'] as const;

/**
 * Source of the script: MSW's own, after routes that keep it away from the page's own files. MSW sends each request that
 * reaches it to the page and back, which makes a page of many modules slow to load. A browser without such routes loads
 * the same, slower.
 * @see https://developer.mozilla.org/en-US/docs/Web/API/InstallEvent/addRoutes
 */
export const workerScript = `addEventListener('install', (event) => {
  event.waitUntil(
    event.addRoutes?.(
      ${JSON.stringify(OWN_FILES)}.map((requestDestination) => ({
        condition: { requestDestination, urlPattern: new URLPattern({ baseURL: location.origin, pathname: '/*' }) },
        source: 'network',
      })),
    ),
  );
});
importScripts('mockServiceWorker.js');
`;
