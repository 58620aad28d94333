import { afterEach, vi } from 'vitest';

/**
 * Test files share their modules and globals. This restores what a test may have replaced: clocks, globals,
 * environment variables, spied functions. It runs after the test's own hooks.
 */
export function restoreAfterEachTest(): void {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
}
