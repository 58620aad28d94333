import type { CallName } from '#src/api/contract/index.ts';
import { bare, type Sample } from '#stories/charts/fixtures/chart-fixtures.ts';
import type { Failure } from '#stories/charts/fixtures/outcome.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { promises } from './promises.ts';
import type { ResourceEvent } from './resource.machine.ts';

interface ResourceParts<Input, Data> {
  readonly name: string;
  readonly about: string;
  readonly load: string;
  readonly asks: CallName;
  readonly neverReceived?: readonly Failure[];
  readonly path: string;
  /** Events that no person sends on its screen. @default it loads when its screen opens, and nothing clears it */
  readonly outside?: readonly ResourceEvent<unknown>['type'][];
  readonly inputs: readonly Sample<Input>[];
  readonly answers: readonly Sample<Data>[];
  /** Whether newer replies come to it by themselves. @default false */
  readonly follows?: boolean;
}

/** Fixtures of a loaded resource. */
export const resourceFixtures = <Input, Data>({
  name,
  about,
  load,
  asks,
  neverReceived,
  path,
  inputs,
  answers,
  outside = ['resource.load', 'resource.clear'],
  follows = false,
}: ResourceParts<Input, Data>) => ({
  words: {
    name,
    about,
    states: {
      idle: 'Sin pedir',
      loading: 'Cargando',
      'loading.brisk': waitingWords.brisk,
      'loading.slow': waitingWords.slow,
      'loading.endless': waitingWords.endless,
      ready: 'Listo',
      failed: 'Falló',
    },
    events: {
      'resource.load': load,
      'resource.retry': 'Reintentar',
      'resource.cancel': 'Cancelar la espera',
      'resource.clear': 'Vaciar',
      'resource.arrived': 'Llega algo nuevo',
    },
    invokes: { load: 'Pedir al servidor', ...(follows ? { follow: 'Oír lo nuevo' } : {}) },
    guards: {},
  },
  path,
  starts: [{ name: 'Formulario nuevo', input: undefined }],
  events: {
    'resource.load': inputs.map((sample) => ({ name: sample.name, value: { input: sample.value } })),
    'resource.retry': bare,
    'resource.cancel': bare,
    'resource.clear': bare,
    'resource.arrived': answers.map((one) => ({ name: one.name, value: { data: one.value } })),
  },
  invokes: {
    load: { asks, answers, ...(neverReceived === undefined ? {} : { neverReceived }) },
    ...(follows ? { follow: null } : {}),
  },
  facts: ({ data, error }: { readonly data: unknown; readonly error: unknown }) => [
    data !== null,
    error !== null,
  ],
  promises,
  outside: [...outside, 'resource.arrived' as const],
});
