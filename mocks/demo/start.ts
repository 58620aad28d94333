import { StartRefusal } from '#src/config/start-refusal.ts';
import { webStorage } from '../database/web-storage.ts';
import type { DemoParts } from './index.tsx';

const CANNOT_START =
  'La demostración necesita un service worker, y este navegador no permite iniciarlo aquí: ' +
  'ábrela por https o desde localhost, en un navegador actual que deje guardar datos y fuera de una ventana privada.';

/**
 * Whether the page can have a service worker: old browsers cannot, and neither can plain HTTP from another machine. Where
 * no data may be stored, the package of the fake server dies as it loads.
 */
const canStart = () =>
  globalThis.isSecureContext && 'serviceWorker' in navigator && webStorage('localStorage') !== null;

/**
 * Starts the fake backend with the scenario that the page's address names, and returns its components.
 * @throws StartRefusal when no service worker can start
 */
export async function startDemo(place: { readonly base: string }): Promise<DemoParts> {
  if (!canStart()) throw new StartRefusal(CANNOT_START);
  const demo = await import('./index.tsx');
  try {
    await demo.startMocks(place);
  } catch (cause) {
    throw new StartRefusal(CANNOT_START, { cause });
  }
  return demo.startDemo(place);
}
