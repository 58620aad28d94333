/** Key in the storage of this tab, which outlives a reload of its page. */
const KEY = 'rollux-intento';

/** Used when the storage throws (blocked by policy, full): the attempt is then over with the page. */
let memory: string | null = null;

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
}

/** The secret of what this tab sends and has no answer to yet; the first call makes it. */
export function attemptSecret(): string {
  const known = stored();
  if (known !== null) return known;
  memory = crypto.getRandomValues(new Uint8Array(16)).join('-');
  try {
    sessionStorage.setItem(KEY, memory);
  } catch {
    // It is in the memory.
  }
  return memory;
}

/** What was sent has its answer: the same content is another request from now on. */
export function endAttempt(): void {
  memory = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
