import { readToken } from '#src/api/session-store.ts';
import { App } from './app.tsx';
import { basePath } from './base-path.ts';
import { breath } from './breath.ts';
import { releaseEvents } from './early.ts';
import { fetchConfig } from './fetch-config.ts';
import { guardedPath } from './guard.ts';
import { prerenderedRoute } from './prerendered-route.ts';
import { createRoot, hydrateRoot } from './react.ts';
import { resolveLazyRoutes } from './resolve-lazy.ts';
import { createBrowserRouter, RouterProvider } from './router.ts';
import { createRoutes } from './routes.tsx';
import { showStartError } from './start-error.tsx';
import { whenPainted } from './when-painted.ts';

async function startIn(container: HTMLElement): Promise<void> {
  const base = basePath();
  const demo = __MOCKS__
    ? await import('#mocks/demo/index.tsx').then((mocks) => mocks.startDemo({ base }))
    : null;
  // Fetched, so that a production build holds nothing of it, not even what it imports.
  const surroundings = __MOCKS__ ? await import('./demo-surroundings.tsx') : null;
  const { pathname } = window.location;
  const passes = guardedPath(pathname.slice(base.length - 1), readToken() !== null) === null;
  const prerendered = passes && !__MOCKS__ ? prerenderedRoute(container) : null;

  const content = fetchConfig(base);
  // Whoever decodes it says what is wrong.
  content.catch(() => undefined);

  // A storefront page has painted by itself: what it does not show waits until the browser is idle.
  const moment = prerendered?.frame === 'storefront' ? whenPainted() : Promise.resolve();
  const services = moment
    .then(() => import('./services.ts'))
    .then(async ({ startServices }) => {
      await breath();
      return startServices(content, demo);
    });

  const routes = createRoutes();
  if (passes) await resolveLazyRoutes(routes, pathname, base);
  const router = createBrowserRouter(routes, { basename: base });
  window.history.scrollRestoration = 'manual';
  const page = (
    <App services={services} demo={demo}>
      <RouterProvider router={router} />
    </App>
  );
  const app =
    demo && surroundings ? (
      <surroundings.DemoSurroundings demo={demo}>{page}</surroundings.DemoSurroundings>
    ) : (
      page
    );
  if (prerendered === null) createRoot(container).render(app);
  else hydrateRoot(container, app);
  await services.then(({ config }) => config);
}

/** Starts the app in the browser; a prerendered page is taken over as it stands. */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('index.html holds no #root');
  try {
    await startIn(container);
  } catch (error) {
    releaseEvents();
    showStartError(container, error);
  }
}
