import { followShownPage, onOwnEntry, settleLayers } from '#src/browser/layers.ts';
import type { Router } from '../router.ts';

/** Navigations of the router begin at the page's own history entry, not at the one of what is open over it. */
export function withLayers(router: Router): Router {
  const navigate = router.navigate.bind(router);
  router.navigate = (to, options?: Parameters<typeof navigate>[1]) =>
    onOwnEntry(() => (typeof to === 'number' ? navigate(to) : navigate(to, options)));
  followShownPage(() => router.state.location.key);
  router.subscribe(() => {
    queueMicrotask(settleLayers);
  });
  return router;
}
