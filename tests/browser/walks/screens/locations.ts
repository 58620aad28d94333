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

/** What the two lists have in common: how they wait, fail and are asked for again. */
function walkedList(list: () => Locator, label: string) {
  const { brisk, slow, endless } = waitingSights(form, label);
  return {
    retry: {
      by: 'hand' as const,
      take: () => failure().getByRole('button', { name: 'Reintentar' }).click(),
    },
    cancel: {
      by: 'hand' as const,
      can: (snapshot: ResourceSnapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(form()).click(),
    },
    sights: {
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
  hands: {
    'resource.load': byApp('the list is asked for as soon as the form is there, and never twice'),
    'resource.retry': statesPart.retry,
    'resource.cancel': statesPart.cancel,
    'resource.clear': byApp('nothing makes the list of all states useless'),
  },
  sights: statesPart.sights,
};

export const municipalities: WalkedScreen<typeof municipalitiesMachine> = {
  hands: {
    'resource.load': {
      by: 'hand',
      // The browser says nothing of a choice that is none: one of another state is.
      can: (snapshot, { input }) => snapshot.matches('idle') || snapshot.context.query.input.id !== input.id,
      take: ({ input }) => choose(stateList(), input.id),
    },
    'resource.retry': municipalitiesPart.retry,
    'resource.cancel': municipalitiesPart.cancel,
    'resource.clear': {
      by: 'hand',
      can: (snapshot) => !snapshot.matches('idle'),
      take: () => choose(stateList(), null),
    },
  },
  sights: municipalitiesPart.sights,
};
