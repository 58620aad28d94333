import type { BrowserContext } from 'playwright';
import { expect } from 'vitest';

/** The browser's own line about a reply that the test arranged; not the app's. */
const BROWSERS_OWN = /^Failed to load resource/;

/**
 * Notes console errors, uncaught errors and requests beyond the given origins, in all pages of a context.
 * @param expected lines that are no fault
 * @returns the verdict, which throws where there were any.
 */
export function watchPage(
  context: BrowserContext,
  origins: readonly string[],
  expected: readonly RegExp[] = [],
): () => void {
  const faults: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    const isExpected = [BROWSERS_OWN, ...expected].some((line) => line.test(text));
    if (['error', 'warning'].includes(message.type()) && !isExpected) faults.push(text);
  });
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin)) faults.push(`request to ${request.url()}`);
  });
  return () => {
    expect(faults, 'no console error, no uncaught error, no request to anyone else').toEqual([]);
  };
}
