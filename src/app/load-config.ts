import { ConfigError } from '#src/config/config-error.ts';
import { decodeRuntimeConfig, type RuntimeConfig } from '#src/config/runtime.ts';

/**
 * Reads and decodes `/config.json` below the app's base path.
 * @throws ConfigError where the file is missing, is no JSON, or holds a key that cannot be used.
 */
export async function loadConfig(base: string): Promise<RuntimeConfig> {
  const response = await fetch(`${base}config.json`, { cache: 'no-cache' }).catch(() => null);
  if (!response?.ok) throw new ConfigError([{ key: '', reason: 'no se pudo leer el archivo' }]);
  const content: unknown = await response.json().catch(() => {
    throw new ConfigError([{ key: '', reason: 'el archivo no es JSON válido' }]);
  });
  return decodeRuntimeConfig(content);
}
