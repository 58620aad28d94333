import { maskSecrets } from '../../mask.ts';

/** The longest body that is kept, in characters of JSON: a list of hundreds of rows says no more with all of them. */
const MOST_CHARACTERS = 20_000;

/**
 * A body without secrets, and cut where it is very long.
 * @param most the longest that is kept, in characters of JSON
 */
export function bodyOf(value: unknown, most = MOST_CHARACTERS): unknown {
  const masked = maskSecrets(value);
  const text = JSON.stringify(masked) ?? '';
  return text.length > most ? `${text.slice(0, most)}… (recortado)` : (masked ?? null);
}
