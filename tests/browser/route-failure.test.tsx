import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '#src/app/app.tsx';
import { createRoutes } from '#src/app/routes.tsx';
import { expectConsole } from '#tests/support/console-watch.ts';

const never = new Promise<never>(() => undefined);

/** The app's routes, with one that does not load. */
function routesWithout(id: string, routes: RouteObject[] = createRoutes()): RouteObject[] {
  for (const route of routes) {
    if (route.id === id) route.lazy = () => Promise.reject(new Error('the module is gone'));
    routesWithout(id, route.children ?? []);
  }
  return routes;
}

let close: () => void;
afterEach(() => {
  close();
});

async function open(routes: RouteObject[], from: string) {
  const container = document.createElement('div');
  document.body.append(container);
  const router = createMemoryRouter(routes, { initialEntries: [from] });
  const root = createRoot(container);
  close = () => {
    root.unmount();
    container.remove();
  };
  root.render(
    <App services={never} demo={null}>
      <RouterProvider router={router} />
    </App>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return router;
}

describe('a part of the app that does not load', () => {
  it.each([
    ['a screen', 'about', '/nosotros', 1],
    ['a frame', 'frame-bare', '/autenticacion', 0],
  ])('%s shows an alert and leaves the rest of the page', async (_part, id, path, banners) => {
    const router = await open(routesWithout(id), '/contacto');
    await router.navigate(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveTextContent('Esta página no se pudo mostrar');
    await expect.element(heading).toHaveFocus();
    expect(page.getByRole('main').elements()).toHaveLength(1);
    expect(page.getByRole('banner').elements()).toHaveLength(banners);
    expectConsole('error', /the module is gone/);

    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: /La luz/ })).toBeVisible();
  });

  it('outside of every page shows an alert in place of a stack trace (W14)', async () => {
    const [root, ...others] = createRoutes();
    function Broken(): never {
      throw new Error('the root is broken');
    }
    await open(
      [{ ...root, children: root?.children ?? [], index: false, element: <Broken /> }, ...others],
      '/',
    );
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Esta página no se pudo mostrar');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Puede ser la conexión o un error nuestro. Vuelve a intentarlo en un momento.');
    await expect.element(page.getByText('Hey developer')).not.toBeInTheDocument();
    expectConsole('error', /the root is broken/);
  });
});
