import { startMocks } from '#mocks/browser.ts';
import { resetDatabase } from '#mocks/persistence.ts';

let started: ReturnType<typeof startMocks> | null = null;

/** The mocks that answer every story. A story adds its own answers in beforeEach: `(await mocks()).use(…)`. */
export function mocks(): ReturnType<typeof startMocks> {
  started ??= startMocks({ base: import.meta.env.BASE_URL, persist: false });
  return started;
}

/** Every story starts from the seeds, with nobody logged in. */
export async function resetMocks(): Promise<void> {
  const network = await mocks();
  network.resetHandlers();
  await resetDatabase();
  localStorage.clear();
  sessionStorage.clear();
}
