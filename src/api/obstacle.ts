import { sessionCalls } from './contract/session.ts';
import type { Obstacle } from './errors.ts';

/** How long a server that may not be reached is asked, in ms. */
const ASK_MS = 5_000;

/** A path that every server has and that nothing is written by, whatever the method. */
const HARMLESS = sessionCalls.countCart.path;

interface Unanswered {
  /** Where the API is; '' for the page's own origin. */
  readonly apiHost: string;
  readonly method: string;
  /** Of the request; which ones it has decides whether the server allows it. */
  readonly headers: object;
}

/** Browsers count the machine itself as safe. */
const isOwnMachine = ({ hostname }: URL) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

const isAnswered = (request: Promise<unknown>) =>
  request.then(
    () => true,
    () => false,
  );

/**
 * Why the browser does not let this page read the server's answers, when a call got none; null when it is the
 * connection. Asks the server for something harmless in the same way, and then in a way that no rule forbids.
 */
export async function obstacleTo({ apiHost, method, headers }: Unanswered): Promise<Obstacle | null> {
  if (typeof location === 'undefined') return null;
  const api = new URL(apiHost, location.href);
  if (api.origin === location.origin) return null;
  if (location.protocol === 'https:' && api.protocol === 'http:' && !isOwnMachine(api)) return 'insecure';
  const url = `${api.origin}${HARMLESS}`;
  const named = Object.fromEntries(Object.entries(headers).filter(([, value]) => typeof value === 'string'));
  const common = { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(ASK_MS) } as const;
  if (await isAnswered(fetch(url, { ...common, method: method.toUpperCase(), headers: named }))) return null;
  return (await isAnswered(fetch(url, { ...common, method: 'HEAD', mode: 'no-cors' }))) ? 'origin' : null;
}
