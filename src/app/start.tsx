import './trusted-types.ts';
import { readToken } from '#src/api/stored/session-store.ts';
import { reportMissingScript } from '#src/browser/missing-script.ts';
import { savesData } from '#src/browser/offline/line.ts';
import { ConfigError } from '#src/config/config-error.ts';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { StartRefusal } from '#src/config/start-refusal.ts';
import { App } from './app.tsx';
import { basePath } from './base-path.ts';
import { showRefusal } from './failure/refusal-page.tsx';
import { markWhenResolved } from './mark-when-resolved.ts';
import { guardedPath } from './navigation/guard.ts';
import { showPlainAddress } from './navigation/plain-address.ts';
import { reloadWhenModuleMissing } from './navigation/reload-when-module-missing.ts';
import { resolveLazyRoutes } from './navigation/resolve-lazy.ts';
import { withLayers } from './navigation/with-layers.ts';
import { nextTask } from './next-task.ts';
import { createRoot, hydrateRoot, startTransition } from './react.ts';
import { createBrowserRouter, RouterProvider } from './router.ts';
import { createRoutes } from './routes.tsx';
import { askVersion } from './services/ask-version.ts';
import { fetchConfig } from './services/fetch-config.ts';
import { causeOf } from './start-failure.ts';
import { whenPainted } from './when-painted.ts';

/**
 * The route that the build prerendered into the container; null on the fallback page, and for a person whose frame is
 * not the one that was written for visitors.
 */
function prerenderedRoute({ dataset }: HTMLElement) {
  const id = routeIds.find((name) => name === dataset['route']);
  if (id === undefined) return null;
  return routeOf(id).personFrame === undefined || readToken() === null ? routeOf(id) : null;
}

/** How long a page is open before the app is kept for later visits, in ms: it must not compete with the page. */
const KEEP_AFTER_MS = 3_000;

async function startIn(container: HTMLElement): Promise<void> {
  const base = basePath();
  // The demo's files are relative to the address of its page.
  if (import.meta.env.BASE_URL !== './') showPlainAddress(base);
  const demo = __MOCKS__
    ? await import('#mocks/demo/start.ts').then((mocks) => mocks.startDemo({ base }))
    : null;
  // A dynamic import, so that a production build includes neither the demo nor its dependencies.
  const surroundings = __MOCKS__ ? await import('./demo-surroundings.tsx') : null;
  const { pathname } = window.location;
  const isAllowed = guardedPath(pathname.slice(base.length - 1), readToken() !== null) === null;
  const written = isAllowed && !__MOCKS__ ? prerenderedRoute(container) : null;
  if (written === null) {
    // A page that is not theirs must not be seen, and a click on it would be lost.
    container.replaceChildren();
    delete container.dataset['route'];
  }

  // Only a page that the browser had kept says for which configuration.
  const { kept } = container.dataset;
  const check =
    kept === undefined
      ? undefined
      : (text: string) =>
          import('./offline/renew-page.ts')
            .then((page) => page.renewIfOutdated(kept, text))
            .catch(() => undefined);
  const requestConfig = () => fetchConfig(base, check);
  const content = requestConfig();
  // The services, which decode it, report the error.
  content.catch(() => undefined);

  // A prerendered storefront page is already painted: the services wait until the browser is idle.
  const readyForServices = written?.frame === 'storefront' ? whenPainted() : Promise.resolve();
  const services = readyForServices
    .then(() => import('./services/services.ts'))
    .then(async ({ startServices }) => {
      await nextTask();
      return startServices(content, requestConfig, askVersion(base), demo);
    });

  const routes = createRoutes();
  if (isAllowed) await resolveLazyRoutes(routes, pathname, base);
  const router = withLayers(createBrowserRouter(routes, { basename: base }));
  // Somebody may go back while the page starts: then it is not the page of this address.
  const isHere = written === null || router.state.matches.some(({ route }) => route.path === written.path);
  if (!isHere) container.replaceChildren();
  const prerendered = isHere ? written : null;
  reloadWhenModuleMissing(router);
  window.history.scrollRestoration = 'manual';
  // Without its services a prerendered page stays as it is.
  const found = markWhenResolved(services.catch(() => new Promise<never>(() => undefined)));
  const page = (
    <App services={found} demo={demo}>
      <RouterProvider router={router} />
    </App>
  );
  const app =
    demo && surroundings ? (
      <surroundings.DemoSurroundings demo={demo}>{page}</surroundings.DemoSurroundings>
    ) : (
      page
    );
  // The panel's page is of a person who is not known yet: it stays until theirs replaces it, whole.
  if (prerendered?.frame === 'panel') await services;
  // What no error element catches leaves the page empty.
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    reportMissingScript({ cause: causeOf(error) });
  };
  if (prerendered === null || prerendered.frame === 'panel') {
    const root = createRoot(container, { onUncaughtError });
    // In slices, as hydration does: input is answered in between.
    startTransition(() => {
      root.render(app);
    });
  } else hydrateRoot(container, app, { onUncaughtError });
  const started = await services;
  await started.config;
  if (__MOCKS__) return;
  // The page works without these two: the next page asks again for a script that does not load.
  const ignore = () => undefined;
  if (!savesData())
    import('./later/fetch-ahead.ts').then((ahead) => ahead.fetchAhead(router, base)).catch(ignore);
  setTimeout(
    () =>
      void import('./later/keep-for-later.ts')
        .then((later) => later.keepForLater(base, started, router))
        .catch(ignore),
    KEEP_AFTER_MS,
  );
}

/**
 * Starts the app in the browser; hydrates a prerendered page.
 * @throws Error when a script of it does not load
 */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('index.html holds no #root');
  try {
    await startIn(container);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StartRefusal)) throw error;
    showRefusal(container, error);
  }
}
