import { startPassingServer } from './passing-server.ts';

/**
 * A line to a server, which can be cut while a quote is saved: the server saves it, and its answer never arrives.
 * @param target origin of the server that answers
 */
export async function startCuttingServer(target: string) {
  let isCutting = false;
  const saved: string[] = [];
  const server = await startPassingServer(target, {
    cuts: ({ method, url = '/' }) => {
      // Why a call got no answer is asked with the same method.
      if (method !== 'PUT' || !url.startsWith('/api/quotes/')) return false;
      saved.push(url);
      return isCutting;
    },
  });
  return {
    ...server,
    /** Browsers repeat a request once on their own: all answers to saves are lost until it is mended. */
    cut: () => {
      isCutting = true;
    },
    mend: () => {
      isCutting = false;
    },
    /** Paths of the quotes that were asked to be saved, in order. */
    saved: (): readonly string[] => saved,
  };
}
