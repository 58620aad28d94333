import { isAnyUnsaved } from '#src/page/unsaved.ts';

const KEY = 'rollux-reloaded-at';
const AT_MOST_EVERY_MS = 30_000;

/**
 * Reloads the page once when a module is missing, which usually means a newer deployment. While there is unsaved
 * work, or offline, the error is shown instead.
 */
export function reloadOnNewDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || isAnyUnsaved() || !mayReload()) return;
    event.preventDefault();
    window.location.reload();
  });
}

/**
 * Whether the last reload is long enough ago; false when the browser cannot store its time, as reloads could then
 * repeat forever.
 */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AT_MOST_EVERY_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
