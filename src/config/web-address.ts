const PROTOCOLS = ['http:', 'https:'];

/**
 * An address from a reply, absolute or relative to a base; null when it is not one of the web. `data:`, `blob:` and
 * `javascript:` would bring their own content, or run it.
 */
export function webAddress(address: string, base: string | URL): URL | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return PROTOCOLS.includes(url.protocol) ? url : null;
}
