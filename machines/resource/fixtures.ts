import type { CallName } from '#src/api/contract/index.ts';
import { bare, type Sample } from '#stories/charts/fixtures/chart-fixtures.ts';
import type { Failure } from '#stories/charts/fixtures/outcome.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { promises } from './promises.ts';
import type { ResourceEvent } from './resource.machine.ts';

interface ResourceParts<Input> {
  readonly name: string;
  readonly about: string;
  readonly load: string;
  readonly asks: CallName;
  readonly neverReceived?: readonly Failure[];
  readonly path: string;
  /** Events that no person sends on its screen. @default it loads when its screen opens, and nothing clears it */
  readonly outside?: readonly ResourceEvent<unknown>['type'][];
  readonly inputs: readonly Sample<Input>[];
  readonly answers: readonly Sample<unknown>[];
}

/** Fixtures of a loaded resource. */
export const resourceFixtures = <Input>({
  name,
  about,
  load,
  asks,
  neverReceived,
  path,
  inputs,
  answers,
  outside = ['resource.load', 'resource.clear'],
}: ResourceParts<Input>) => ({
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
    },
    invokes: { load: 'Pedir al servidor' },
    guards: {},
  },
  path,
  starts: [{ name: 'Formulario nuevo', input: undefined }],
  events: {
    'resource.load': inputs.map((sample) => ({ name: sample.name, value: { input: sample.value } })),
    'resource.retry': bare,
    'resource.cancel': bare,
    'resource.clear': bare,
  },
  invokes: { load: { asks, answers, ...(neverReceived === undefined ? {} : { neverReceived }) } },
  facts: ({ data, error }: { readonly data: unknown; readonly error: unknown }) => [
    data !== null,
    error !== null,
  ],
  promises,
  outside,
});
