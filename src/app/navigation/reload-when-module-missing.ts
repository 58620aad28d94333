import { reportMissingScript } from '#src/browser/missing-script.ts';
import { forgetUnsaved, wouldLose } from '#src/browser/unsaved.ts';
import type { Router } from '../router.ts';

/**
 * Reloads the page when a module is missing, which usually means a newer deployment. It loads the address that the
 * person asked for, so that no click is lost. Where that would lose unsaved work, the error is shown instead.
 */
export function reloadWhenModuleMissing(router: Router): void {
  window.addEventListener('vite:preloadError', () => {
    const { location, navigation } = router.state;
    const target = navigation.location;
    if (wouldLose(location, target ?? location)) return;
    const to = target && new URL(router.createHref(target), window.location.href).href;
    // The person has already been asked.
    if (reportMissingScript({ ...(to === undefined ? {} : { to }), isStarted: true })) forgetUnsaved();
  });
}
