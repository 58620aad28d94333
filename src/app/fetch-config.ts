import { ConfigError } from '#src/config/config-error.ts';

/** Time between two attempts when the server did not answer, in ms. */
const ASK_AGAIN_MS = 2_000;

/** Repeats a request until the server answers: being offline for a moment is no failure of the file. */
async function fetchUntilAnswered(address: string): Promise<Response> {
  for (;;) {
    try {
      return await fetch(address, { cache: 'no-cache' });
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, ASK_AGAIN_MS);
      });
    }
  }
}

/**
 * Reads `/config.json` below the app's base path, without decoding it.
 * @throws ConfigError when the file is missing or is no JSON.
 */
export async function fetchConfig(base: string): Promise<unknown> {
  const response = await fetchUntilAnswered(`${base}config.json`);
  if (!response.ok) throw new ConfigError([{ key: '', reason: 'no se pudo leer el archivo' }]);
  try {
    const content: unknown = await response.json();
    return content;
  } catch {
    throw new ConfigError([{ key: '', reason: 'el archivo no es JSON válido' }]);
  }
}
