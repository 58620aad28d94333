import { takeOver } from '#src/browser/activate-new-version.ts';
import { reportMissingScript } from '#src/browser/missing-script.ts';
import { tellWorker } from '#src/browser/offline/tell-worker.ts';
import { hashOfText } from './build.ts';

/** Resolves when a worker has kept its files; with false when it could not. */
const isInstalled = (worker: ServiceWorker) =>
  new Promise<boolean>((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve(worker.state !== 'redundant');
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Has the browser keep a page with the present policy: this version's, or that of the version that there is now. */
async function renew(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return false;
  const { active } = registration;
  if (active !== null && (await tellWorker(active, { type: 'renew' })) === true) return true;
  const { installing, waiting } = await registration.update();
  const next = installing ?? waiting;
  if (next === null || !(await isInstalled(next))) return false;
  await takeOver(next);
  return true;
}

/**
 * Makes sure that a page that the browser had kept may call what config.json names now: a page with the policy of
 * another configuration is renewed and loaded again.
 * @param made hash of the configuration for which the page's policy was made
 * @param text config.json as it is now
 */
export async function renewIfOutdated(made: string, text: string): Promise<void> {
  if ((await hashOfText(text)) === made || !(await renew())) return;
  // At most every 30 s, as for any other fault of a page.
  if (reportMissingScript({ isStarted: true })) await new Promise(() => undefined);
}
