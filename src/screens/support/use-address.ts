import { useConfig } from './services.ts';

/** Where the page itself is; only a page has addresses to resolve. */
const here = () => (typeof document === 'undefined' ? 'http://localhost' : document.baseURI);

/**
 * An address that a server named, absolute or below its host ('' is the page's own), as one to fetch or to link to
 * (DESIGN 3); null for none and for what a page must not follow, such as a script.
 */
export function resolveAddress(address: string | null, apiHost: string): string | null {
  if (address === null || address.trim() === '') return null;
  const host = apiHost === '' ? new URL('/', here()) : apiHost;
  if (!URL.canParse(address, host)) return null;
  const url = new URL(address, host);
  return ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}

/** The same, against this deployment's host; suspends until the configuration has been read. */
export function useAddress(address: string | null): string | null {
  const { apiHost } = useConfig();
  return resolveAddress(address, apiHost);
}
