import { webAddress } from '#src/config/web-address.ts';
import { useConfig } from './services.ts';

/** The address of the page; a placeholder while prerendering. */
const here = () => (typeof document === 'undefined' ? 'http://localhost' : document.baseURI);

/**
 * Resolves an address of the server, absolute or relative to its host (B23). An empty host means that of the page.
 * Returns null for an empty address and for unsafe ones such as `javascript:`.
 */
export function resolveAddress(address: string | null, apiHost: string): string | null {
  if (address === null || address.trim() === '') return null;
  const host = apiHost === '' ? new URL('/', here()) : apiHost;
  return webAddress(address, host)?.href ?? null;
}

/** The same, with the configured host; suspends until the configuration is loaded. */
export function useAddress(address: string | null): string | null {
  const { apiHost } = useConfig();
  return resolveAddress(address, apiHost);
}
