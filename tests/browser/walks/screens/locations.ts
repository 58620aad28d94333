import type { Locator } from 'vitest/browser';
import type { municipalitiesMachine, statesMachine } from '#machines/locations.machine.ts';
import type { WaitingTag } from '#machines/support/waiting.ts';
import { choose, formOf } from '../support/filling.ts';
import { byApp, type WalkedScreen } from '../support/screen.ts';
import { enabled, seen, unseen } from '../support/seeing.ts';
import { cancelIn, waitingSights } from '../support/waiting.ts';

const form = () => formOf('Crea tu cuenta');
const stateList = () => form().getByRole('combobox', { name: 'Estado' });
const municipalityList = () => form().getByRole('combobox', { name: 'Municipio' });
const failure = () => form().getByRole('alert');

interface ResourceSnapshot {
  readonly hasTag: (tag: WaitingTag) => boolean;
  readonly context: { readonly data: readonly unknown[] | null };
}

/** The two lists' common parts: wait, failure and retry. */
function walkedList(list: () => Locator, label: string) {
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

const statesPart = walkedList(stateList, 'Cargando los estados…');
const municipalitiesPart = walkedList(municipalityList, 'Cargando los municipios…');

export const states: WalkedScreen<typeof statesMachine> = {
  interactions: {
    'resource.load': byApp('the list is requested once, when the form opens'),
    'resource.retry': statesPart.retry,
    'resource.cancel': statesPart.cancel,
    'resource.clear': byApp('nothing clears the list of all states'),
  },
  appearances: statesPart.appearances,
};

export const municipalities: WalkedScreen<typeof municipalitiesMachine> = {
  interactions: {
    'resource.load': {
      by: 'person',
      // Choosing the selected option again fires no change event: only another state loads.
      can: (snapshot, { input }) => snapshot.matches('idle') || snapshot.context.query.input.id !== input.id,
      take: ({ input }) => choose(stateList(), input.id),
    },
    'resource.retry': municipalitiesPart.retry,
    'resource.cancel': municipalitiesPart.cancel,
    'resource.clear': {
      by: 'person',
      can: (snapshot) => !snapshot.matches('idle'),
      take: () => choose(stateList(), null),
    },
  },
  appearances: municipalitiesPart.appearances,
};
