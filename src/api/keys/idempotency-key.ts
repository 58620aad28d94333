import type { Endpoint } from '../contract/endpoint.ts';
import { attemptSecret, endAttempt } from './attempt-store.ts';

type Asked = Pick<Endpoint, 'access' | 'path'>;

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The key of a call that saves: the same for the same content, so that a repeat after a lost reply has no further
 * effect. What anyone may send has a secret of this tab in it, which nobody else can guess, and not the captcha, which
 * every repeat has anew. Only secure connections offer the hash; on others every call has its own key.
 */
export async function idempotencyKey(
  { access, path }: Asked,
  url: string,
  { captcha: _solved, ...content }: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { subtle }: Partial<Crypto> = crypto;
  if (subtle === undefined) return toHex(crypto.getRandomValues(new Uint8Array(16)));
  const secret = access === 'anyone' ? `${attemptSecret(path)}\n` : '';
  const bytes = new TextEncoder().encode(`${secret}${url}\n${JSON.stringify(content)}`);
  return toHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
}

/** A call with a key has its reply: what anyone sends from now on is another request, also with the same content. */
export function keyAnswered({ access, path }: Asked): void {
  if (access === 'anyone') endAttempt(path);
}
