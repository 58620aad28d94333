import type { Locator } from 'vitest/browser';
import type { WaitingTag } from '#machines/support/waiting.ts';
import { formOf } from './filling.ts';
import { enabled, seen, unseen } from './seeing.ts';
import { cancelIn, waitingSights } from './waiting.ts';

export const form = () => formOf('Crea tu cuenta');

export const stateList = () => form().getByRole('combobox', { name: 'Estado' });

const failure = () => form().getByRole('alert');

interface ResourceSnapshot {
  readonly hasTag: (tag: WaitingTag) => boolean;
  readonly context: { readonly data: readonly unknown[] | null };
}

/** The two lists' common parts: wait, failure and retry. */
export function walkedList(list: () => Locator, label: string) {
  const { brisk, slow, endless } = waitingSights(form, label);
  return {
    retry: {
      by: 'person' as const,
      take: () => failure().getByRole('button', { name: 'Reintentar' }).click(),
    },
    cancel: {
      by: 'person' as const,
      can: (snapshot: ResourceSnapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(form()).click(),
    },
    appearances: {
      idle: async () => {
        await enabled(list(), false);
        await unseen(form().getByRole('status'));
        await unseen(failure());
      },
      'loading.brisk': brisk,
      'loading.slow': slow,
      'loading.endless': endless,
      ready: async ({ context: { data } }: ResourceSnapshot) => {
        await enabled(list(), data !== null && data.length > 0);
        await unseen(form().getByRole('status'));
        await unseen(failure());
      },
      failed: () => seen(failure()),
    },
  };
}
