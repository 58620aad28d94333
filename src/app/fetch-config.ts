import { ConfigError } from '#src/config/config-error.ts';

/** How long to wait before asking again where there was no answer at all, in ms. */
const ASK_AGAIN_MS = 2_000;

/** An answer, however long it takes: being offline for a moment says nothing about the file. */
async function patientFetch(address: string): Promise<Response> {
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
 * Reads `/config.json` below the app's base path; what it holds is decoded by whoever needs it.
 * @throws ConfigError where the file is missing or is no JSON.
 */
export async function fetchConfig(base: string): Promise<unknown> {
  const response = await patientFetch(`${base}config.json`);
  if (!response.ok) throw new ConfigError([{ key: '', reason: 'no se pudo leer el archivo' }]);
  try {
    const content: unknown = await response.json();
    return content;
  } catch {
    throw new ConfigError([{ key: '', reason: 'el archivo no es JSON válido' }]);
  }
}
