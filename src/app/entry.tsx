import '#src/ui/theme/styles.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readToken } from '#src/api/session-store.ts';
import { App } from './app.tsx';
import { basePath } from './base-path.ts';
import { guardedPath } from './guard.ts';
import { prerenderedRoute } from './prerendered-route.ts';
import { reloadOnNewDeploy } from './reload-on-new-deploy.ts';
import { resolveLazyRoutes } from './resolve-lazy.ts';
import { createRoutes } from './routes.tsx';
import { StartError } from './start-error.tsx';
import { whenPainted } from './when-painted.ts';

/** Starts the app in the browser; a prerendered page is taken over as it stands. */
async function start(container: HTMLElement): Promise<void> {
  const base = basePath();
  const demo = __MOCKS__
    ? await import('#mocks/demo/index.tsx').then((mocks) => mocks.startDemo({ base }))
    : null;
  const { pathname } = window.location;
  const passes =
    guardedPath(pathname.slice(base.length - 1).replace(/(.)\/$/, '$1'), readToken() !== null) === null;
  const prerendered = passes && !__MOCKS__ ? prerenderedRoute(container) : null;

  // A storefront page has painted by itself: what it does not show waits until the browser is idle.
  const moment = prerendered?.frame === 'storefront' ? whenPainted() : Promise.resolve();
  const services = moment.then(() => import('./services.ts')).then((module) => module.startServices(base));

  const routes = createRoutes();
  if (passes) await resolveLazyRoutes(routes, pathname, base);
  const router = createBrowserRouter(routes, { basename: base });
  window.history.scrollRestoration = 'manual';
  const app = (
    <App services={services} demo={demo}>
      <RouterProvider router={router} />
    </App>
  );
  if (prerendered === null) createRoot(container).render(app);
  else hydrateRoot(container, app);
  await services.then(({ config }) => config);
}

const container = document.getElementById('root');
if (container === null) throw new Error('index.html holds no #root');
reloadOnNewDeploy();
start(container).catch((error: unknown) => {
  // In place of the page, not as an update of it: the page may still be hydrating.
  const page = document.createElement('div');
  container.replaceWith(page);
  createRoot(page).render(<StartError error={error} />);
});
