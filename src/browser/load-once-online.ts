import { isLeaving } from './missing-script.ts';

const backOnline = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });

/**
 * Loads a script of a page that can be read without it. Offline it waits for the connection: the page is more useful than
 * an error.
 */
export async function loadOnceOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // The page is about to be loaded again.
      if (isLeaving()) return new Promise<never>(() => {});
      if (navigator.onLine) throw error;
      await backOnline();
    }
  }
}
