const KEY = 'rollux-reloaded-at';
const AT_MOST_EVERY_MS = 30_000;

/** A module that is gone usually means a newer deployment: load it, once, rather than show an error. */
export function reloadOnNewDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(KEY)) < AT_MOST_EVERY_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
