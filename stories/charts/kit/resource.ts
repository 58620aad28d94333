import type { CallName } from '#src/api/contract/index.ts';
import { bare, type Sample } from './kit.ts';
import type { Failure } from './outcome.ts';
import { waitingWords } from './words.ts';

interface ResourceParts<Input> {
  readonly name: string;
  readonly about: string;
  readonly load: string;
  readonly asks: CallName;
  readonly unheard?: readonly Failure[];
  readonly path: string;
  readonly inputs: readonly Sample<Input>[];
  readonly answers: readonly Sample<unknown>[];
}

/** Whatever is loaded, it is walked like everything else that is. */
export const resourceKit = <Input>({
  name,
  about,
  load,
  asks,
  unheard,
  path,
  inputs,
  answers,
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
  invokes: { load: { asks, answers, ...(unheard === undefined ? {} : { unheard }) } },
  facts: ({ data, error }: { readonly data: unknown; readonly error: unknown }) => [
    data !== null,
    error !== null,
  ],
});
