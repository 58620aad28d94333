import { isAnyUnsaved } from '#src/screens/support/unsaved.ts';

const KEY = 'rollux-reloaded-at';
const AT_MOST_EVERY_MS = 30_000;

/**
 * A module that is gone usually means a newer deployment: load it, once, rather than show an error. Where a reload would
 * lose what somebody typed, the error is said where it happened.
 */
export function reloadOnNewDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || isAnyUnsaved() || !mayReload()) return;
    event.preventDefault();
    window.location.reload();
  });
}

/** Where nothing can be noted, a reload could follow a reload for ever: there it is left to the person. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AT_MOST_EVERY_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
