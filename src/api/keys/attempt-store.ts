import * as z from 'zod/mini';

/** Key in the storage of this tab, which outlives a reload of its page. */
const KEY = 'rollux-intento';

/** The secret of each call that was sent and has no answer yet, by its path. */
const Secrets = z.record(z.string(), z.string());
type Secrets = z.output<typeof Secrets>;

/** Used when the storage throws (blocked by policy, full): an attempt is then over with the page. */
let memory: Secrets = {};

function stored(): Secrets {
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? memory : z.parse(Secrets, JSON.parse(text));
  } catch {
    return memory;
  }
}

function store(secrets: Secrets): void {
  memory = secrets;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(secrets));
  } catch {
    // It is in the memory.
  }
}

/** The secret of what this tab sends to a path and has no answer to yet; the first call makes it. */
export function attemptSecret(path: string): string {
  const secrets = stored();
  const secret = secrets[path] ?? crypto.getRandomValues(new Uint8Array(16)).join('-');
  store({ ...secrets, [path]: secret });
  return secret;
}

/** What was sent to a path has its answer: the same content is another request from now on. */
export function endAttempt(path: string): void {
  const { [path]: _answered, ...others } = stored();
  store(others);
}
