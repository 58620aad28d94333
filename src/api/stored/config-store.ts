import { decodeRuntimeConfig, type RuntimeConfig } from '#src/config/runtime.ts';

/** Key of the last valid `/config.json` in localStorage. It holds nothing private, so it survives a logout. */
const KEY = 'rollux-configuracion';

/** Returns the kept configuration; null when there is none or it cannot be read. */
export function readKeptConfig(): RuntimeConfig | null {
  try {
    const text = typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY);
    return text === null ? null : decodeRuntimeConfig(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps a configuration for visits when the file cannot be reached; without effect when the storage is full or blocked. */
export function keepConfig(config: RuntimeConfig): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(config));
  } catch {
    // The next visit then needs the file.
  }
}
