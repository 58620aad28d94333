import type { Locator } from 'vitest/browser';
import { arrivesByItself, byApp } from './screen.ts';
import { cancelIn, waitingSights } from './waiting.ts';

interface ShownResource {
  /** Where it waits. */
  readonly part: () => Locator;
  /** What it says while it waits. */
  readonly label: string;
  /** Where its failure is shown. @default an alert in the part */
  readonly failure?: () => Locator;
  /** Why nobody loads it by hand. */
  readonly loads: string;
  /** Why nobody clears it. */
  readonly clears: string;
}

interface Cancellable {
  readonly hasTag: (tag: 'cancellable') => boolean;
}

/** What screens of resources have in common: a retry, a cancelled wait, and how waiting looks. */
export function walkedResource({ part, label, loads, clears, ...shown }: ShownResource) {
  const failure = shown.failure ?? (() => part().getByRole('alert'));
  const { brisk, slow, endless } = waitingSights(part, label);
  return {
    failure,
    interactions: {
      'resource.load': byApp(loads),
      'resource.retry': {
        by: 'person',
        take: () => failure().getByRole('button', { name: 'Reintentar' }).click(),
      },
      'resource.cancel': {
        by: 'person',
        can: (snapshot: Cancellable) => snapshot.hasTag('cancellable'),
        take: () => cancelIn(part()).click(),
      },
      'resource.clear': byApp(clears),
      'resource.arrived': arrivesByItself,
    },
    waits: { 'loading.brisk': brisk, 'loading.slow': slow, 'loading.endless': endless },
  } as const;
}
