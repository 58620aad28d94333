import { afterEach, beforeEach, expect } from 'vitest';
import { watchConsole } from './console-watch.ts';

export { expectConsole } from './console-watch.ts';

/** Makes every console.error and console.warn of a test fail it, unless the test expected it. */
export function failOnConsole(): void {
  let unexpected: ReturnType<typeof watchConsole>;
  beforeEach(() => {
    unexpected = watchConsole();
  });
  afterEach(() => {
    expect(unexpected(), 'nothing but what the test expected is written to the console').toEqual([]);
  });
}
