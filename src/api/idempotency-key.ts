const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The key of a call that saves: the same for the same content, so that a repeat after a lost reply has no further
 * effect. Only secure connections offer the hash; on others every call has its own key.
 */
export async function idempotencyKey(path: string, content: unknown): Promise<string> {
  const { subtle }: Partial<Crypto> = crypto;
  if (subtle === undefined) return toHex(crypto.getRandomValues(new Uint8Array(16)));
  const bytes = new TextEncoder().encode(`${path}\n${JSON.stringify(content)}`);
  return toHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
}
