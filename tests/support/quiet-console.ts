import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { takeLines, watchConsole } from './console-watch.ts';

export { expectConsole } from './console-watch.ts';

/**
 * Fails a test on every console.error and console.warn that it did not expect. Output after a test, from something
 * that it left running, fails the next test or the file.
 */
export function failOnConsole(): void {
  let restoreConsole: ReturnType<typeof watchConsole>;
  beforeAll(() => {
    restoreConsole = watchConsole();
  });
  afterEach(() => {
    expect(takeLines(), 'nothing but what the test expected is written to the console').toEqual([]);
  });
  afterAll(() => {
    expect(restoreConsole(), 'nothing is written to the console after the last test').toEqual([]);
  });
}
