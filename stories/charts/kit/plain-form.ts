import type { PlainFormEvent } from '#machines/plain-form.machine.ts';
import type { CallName } from '#src/api/contract/index.ts';
import { bare, type Sample, type Start } from './kit.ts';
import type { Failure } from './outcome.ts';
import { waitingWords } from './words.ts';

interface PlainFormParts<Values> {
  readonly name: string;
  readonly about: string;
  readonly asks: CallName;
  readonly unheard?: readonly Failure[];
  readonly path: string;
  readonly start: Omit<Start<undefined>, 'input'>;
  readonly values: readonly Sample<Values>[];
  readonly answers: readonly Sample<unknown>[];
}

/** Whatever a form without a captcha is about, it is walked like every other. */
export const plainFormKit = <Values>({
  name,
  about,
  asks,
  unheard,
  path,
  start,
  values,
  answers,
}: PlainFormParts<Values>) => ({
  words: {
    name,
    about,
    states: {
      editing: 'Llenando',
      'editing.untouched': 'Sin enviar',
      'editing.failed': 'No se pudo guardar',
      submitting: 'Guardando',
      'submitting.brisk': waitingWords.brisk,
      'submitting.slow': waitingWords.slow,
      'submitting.endless': waitingWords.endless,
      done: 'Guardado',
    },
    events: {
      'form.submit': 'Guardar',
      'form.cancel': 'Cancelar la espera',
      'form.restart': 'Empezar de nuevo',
    },
    invokes: { submit: 'Enviar al servidor' },
    guards: {},
  },
  path,
  starts: [{ ...start, input: undefined }],
  events: {
    'form.submit': values.map((sample) => ({ name: sample.name, value: { values: sample.value } })),
    'form.cancel': bare,
    'form.restart': bare,
  } satisfies Record<PlainFormEvent<Values>['type'], readonly Sample<object>[]>,
  invokes: { submit: { asks, answers, ...(unheard === undefined ? {} : { unheard }) } },
  facts: ({ error }: { readonly error: unknown }) => error !== null,
});
