import type { CallName } from '#src/api/contract/index.ts';
import { bare, type Sample, type Start } from '#stories/charts/fixtures/chart-fixtures.ts';
import type { Failure } from '#stories/charts/fixtures/outcome.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import type { PlainFormEvent } from './plain-form.machine.ts';
import { promises } from './promises.ts';

interface PlainFormParts<Values> {
  readonly name: string;
  readonly about: string;
  readonly asks: CallName;
  readonly neverReceived?: readonly Failure[];
  readonly path: string;
  readonly start: Omit<Start<undefined>, 'input'>;
  readonly values: readonly Sample<Values>[];
  readonly answers: readonly Sample<unknown>[];
  /** Whether it waits for the person when somebody else changed the same. @default false */
  readonly meetsOthers?: boolean;
  /** Words for its guards. @default it has none */
  readonly guards?: Readonly<Record<string, string>>;
}

/** Fixtures of a form without a captcha. */
export const plainFormFixtures = <Values>({
  name,
  about,
  asks,
  neverReceived,
  path,
  start,
  values,
  answers,
  meetsOthers = false,
  guards = {},
}: PlainFormParts<Values>) => ({
  words: {
    name,
    about,
    states: {
      editing: 'Llenando',
      'editing.untouched': 'Sin enviar',
      'editing.failed': 'No se pudo guardar',
      ...(meetsOthers ? { 'editing.outdated': 'Alguien lo cambió antes' } : {}),
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
    guards: { ...guards, ...(meetsOthers ? { isOutdated: 'alguien lo cambió desde que se leyó' } : {}) },
  },
  path,
  starts: [{ ...start, input: undefined }],
  events: {
    'form.submit': values.map((sample) => ({ name: sample.name, value: { values: sample.value } })),
    'form.cancel': bare,
    'form.restart': bare,
  } satisfies Record<PlainFormEvent<Values>['type'], readonly Sample<object>[]>,
  invokes: {
    submit: {
      asks,
      answers,
      ...(neverReceived === undefined ? {} : { neverReceived }),
      ...(meetsOthers ? { toldApart: ['409'] as const } : {}),
    },
  },
  facts: ({ error }: { readonly error: unknown }) => error !== null,
  promises,
  outside: ['form.restart'] as const,
});
