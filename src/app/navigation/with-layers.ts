import { followShownPage, onOwnEntry } from '#src/browser/layers.ts';
import type { Router } from '../router.ts';

/** What the router calls an entry that it did not make. */
const INITIAL_KEY = 'default';

/**
 * Navigations of the router begin at the page's own history entry, not at the one of what is open over it. It must not
 * be subscribed to here: only while nobody is does it keep, for its provider, what happens during the first render.
 */
export function withLayers(router: Router): Router {
  const navigate = router.navigate.bind(router);
  router.navigate = (to, options?: Parameters<typeof navigate>[1]) =>
    onOwnEntry(() => (typeof to === 'number' ? navigate(to) : navigate(to, options)));
  followShownPage((key = INITIAL_KEY) => key === router.state.location.key);
  return router;
}
