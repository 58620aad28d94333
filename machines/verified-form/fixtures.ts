import type { CallName } from '#src/api/contract/index.ts';
import { bare, type Sample } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { SITE_KEY } from '../captcha/fixtures.ts';
import { promises } from './promises.ts';
import type { VerifiedFormEvent, VerifiedFormInput } from './verified-form.machine.ts';

interface FormParts<Values> {
  readonly name: string;
  readonly about: string;
  readonly asks: CallName;
  readonly path: string;
  /** Events that no person sends on its screen. @default none */
  readonly outside?: readonly VerifiedFormEvent<Values>['type'][];
  readonly values: readonly Sample<Values>[];
  readonly answers: readonly Sample<unknown>[];
}

/** Fixtures of a form with a captcha. */
export const formFixtures = <Values>({
  name,
  about,
  asks,
  path,
  values,
  answers,
  outside = [],
}: FormParts<Values>) => ({
  words: {
    name,
    about,
    states: {
      editing: 'Llenando',
      'editing.untouched': 'Nuevo',
      'editing.unverified': 'Falta la casilla',
      'editing.verified': 'Casilla marcada',
      'editing.failed': 'No se pudo enviar',
      submitting: 'Enviando',
      'submitting.brisk': waitingWords.brisk,
      'submitting.slow': waitingWords.slow,
      'submitting.endless': waitingWords.endless,
      done: 'Enviado',
    },
    events: {
      'form.submit': 'Enviar',
      'form.cancel': 'Cancelar la espera',
      'form.restart': 'Llenar otro',
      'captcha.solved': 'Marcó la casilla',
      'captcha.lapsed': 'La casilla venció',
    },
    invokes: { submit: 'Enviar al servidor' },
    actions: { dropVerification: 'olvida la casilla marcada', renewCaptcha: 'pide otra casilla' },
    guards: { isVerified: 'la casilla está marcada' },
  },
  path,
  starts: [
    { name: 'Formulario nuevo', input: { siteKey: SITE_KEY } satisfies VerifiedFormInput, siteKey: SITE_KEY },
  ],
  events: {
    'form.submit': values.map((sample) => ({ name: sample.name, value: { values: sample.value } })),
    'form.cancel': bare,
    'form.restart': bare,
    'captcha.solved': [{ name: 'Una respuesta buena', value: { token: 'resuelto' } }],
    'captcha.lapsed': bare,
  } satisfies Record<VerifiedFormEvent<Values>['type'], readonly Sample<object>[]>,
  invokes: { submit: { asks, answers } },
  facts: ({ verification, error }: { readonly verification: unknown; readonly error: unknown }) => [
    verification !== null,
    error !== null,
  ],
  promises,
  outside,
});
