import type { BrowserContext } from 'playwright';
import { expect } from 'vitest';

/**
 * Messages of the browser about a failed reply that the test arranged, of its driver about a blocked worker, and of
 * graphics without a card when a picture of the page is taken.
 */
const NOT_OURS = [
  /^Failed to load resource/,
  /^Service Worker registration blocked by Playwright/,
  /GPU stall due to ReadPixels/,
];

/**
 * Records console errors and warnings, uncaught errors and requests to other origins, in all pages of a context. A page
 * of somebody else, which a link leads to, is no such request.
 * @param expected messages to ignore
 * @returns what was recorded, which grows.
 */
export function recordFaults(
  context: BrowserContext,
  origins: readonly string[],
  expected: readonly RegExp[] = [],
): readonly string[] {
  const faults: string[] = [];
  const isExpected = (text: string) => [...NOT_OURS, ...expected].some((line) => line.test(text));
  context.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !isExpected(text)) faults.push(text);
  });
  context.on('weberror', (error) => {
    const text = String(error.error());
    if (!isExpected(text)) faults.push(text);
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOther = protocol.startsWith('http') && !origins.includes(origin);
    if (isOther && !request.isNavigationRequest()) faults.push(`request to ${request.url()}`);
  });
  return faults;
}

/** Records faults as above. @returns a function that throws when there were any. */
export function watchPage(...watched: Parameters<typeof recordFaults>): () => void {
  const faults = recordFaults(...watched);
  return () => {
    expect(faults, 'no console error, no uncaught error, no request to anyone else').toEqual([]);
  };
}
