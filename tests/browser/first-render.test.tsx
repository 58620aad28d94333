import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { withLayers } from '#src/app/navigation/with-layers.ts';
import { RouterProvider } from '#src/app/router.ts';

/** Long enough for React to give the browser a turn before it renders the next part. */
const SLICE_MS = 10;

it('a screen that has loaded while the router was first rendered is shown', async () => {
  const rendered = Promise.withResolvers<undefined>();
  function Slow() {
    rendered.resolve(undefined);
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until);
    return null;
  }
  const lazy = async () => {
    await rendered.promise;
    return { element: <h1>Entra a tu cuenta</h1> };
  };
  const hydrateFallbackElement = Array.from({ length: 20 }, (_, at) => <Slow key={at} />);
  const router = withLayers(createMemoryRouter([{ path: '/', lazy, hydrateFallbackElement }]));
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  startTransition(() => {
    root.render(<RouterProvider router={router} />);
  });
  await expect.element(page.getByRole('heading', { name: 'Entra a tu cuenta' })).toBeVisible();
  root.unmount();
  container.remove();
});
