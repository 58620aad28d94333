import type { Services } from '#src/services/services.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { keepForLater } from './keep-for-later.ts';
import type { Router } from './router.ts';

/** How long a page is open before the app is kept for later visits, in ms: it must not compete with the page. */
const KEEP_AFTER_MS = 3_000;

/**
 * What a started app does for the pages and visits to come, unless the person saves data.
 * @param base path of the app, with a closing slash
 */
export function afterStart(router: Router, base: string, services: Services): void {
  void fetchAhead(router, base);
  setTimeout(() => void keepForLater(base, services), KEEP_AFTER_MS);
}
