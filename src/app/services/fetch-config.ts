import { ConfigError } from '#src/config/config-error.ts';

/** A file without an answer is given up after this many ms (F20). */
const GIVE_UP_AFTER_MS = 5_000;

/**
 * Requests `/config.json` below the app's base path once, without decoding it.
 * @param check looks at the text before anything follows from it
 * @throws ConfigError when the file is missing or is not JSON; any other error when it cannot be reached
 */
export async function fetchConfig(
  base: string,
  check: (text: string) => Promise<void> = () => Promise.resolve(),
): Promise<unknown> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => {
    giveUp.abort();
  }, GIVE_UP_AFTER_MS);
  let text: string;
  try {
    const response = await fetch(`${base}config.json`, { cache: 'no-cache', signal: giveUp.signal });
    if (response.status === 404) throw new ConfigError([{ key: '', reason: 'no existe el archivo' }]);
    if (!response.ok) throw new Error(`config.json was answered with ${String(response.status)}`);
    text = await response.text();
  } finally {
    clearTimeout(timer);
  }
  await check(text);
  return parse(text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError([{ key: '', reason: 'el archivo no es JSON válido' }]);
  }
}
