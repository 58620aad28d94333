import { Suspense, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { href } from '#src/config/routes.ts';
import { entriesOf, type Entry } from '#src/content/entries.ts';
import { families } from '#src/content/families.ts';
import { sayMeasureProblem } from '#src/features/window-words/measure-problems.tsx';
import { Field } from '#src/forms/field.tsx';
import { FormStateContext } from '#src/forms/form-state.ts';
import { readSpokenSize } from '#src/reading/spoken.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { MotorAnswer, MotorNames } from './motor-answer.tsx';
import classes from './motor-finder.module.css';

const ANSWER = 'respuesta';

/** Products that hang. Awnings that project from the wall have arms instead of a height. */
const groups = families
  .filter(({ product, id }) => product === 'persianas' || id === 'toldos-verticales')
  .map(({ id, name, product }) => ({
    id,
    name: product === 'toldos' ? `Toldos ${name.toLocaleLowerCase('es-MX')}` : name,
    entries: entriesOf(id),
  }));

const variants: readonly Entry[] = groups.flatMap(({ entries }) => entries);

const NO_QUESTION = new URLSearchParams();

/** Reads the question in the address; returns messages for its fields and the answer. */
function readQuestion(params: URLSearchParams) {
  const typed = {
    ancho: params.get('ancho') ?? '',
    alto: params.get('alto') ?? '',
    tela: params.get('tela') ?? '',
  };
  const isAsked = ['ancho', 'alto', 'tela'].some((name) => params.has(name));
  const [width, height] = readSpokenSize([typed.ancho, typed.alto], 'cm');
  const variant = variants.find(({ slug }) => slug === typed.tela);
  const messages = !isAsked
    ? {}
    : {
        ...('problem' in width ? { ancho: [sayMeasureProblem(width.problem, 'cm')] } : {}),
        ...('problem' in height ? { alto: [sayMeasureProblem(height.problem, 'cm')] } : {}),
        ...(variant === undefined
          ? { tela: [typed.tela === '' ? 'Elige una tela.' : 'Esa tela no la tenemos: elige otra.'] }
          : {}),
      };
  const answer =
    'mm' in width && 'mm' in height && variant !== undefined
      ? { size: { widthMm: width.mm, heightMm: height.mm }, variant }
      : null;
  return { messages, answer };
}

/**
 * "Which motor for my window?" The question is in the address, so that it can be shared. Without scripts the form
 * works, but no answer is shown.
 */
export function MotorFinder() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // The prerendered page has no question.
  const search = useHydrated() ? params : NO_QUESTION;
  const { messages, answer } = readQuestion(search);
  const isWrong = Object.keys(messages).length > 0;
  const form = useRef<HTMLFormElement>(null);

  // The fields are uncontrolled: only an address that changed otherwise (a link, back) is written into them.
  useEffect(() => {
    for (const [name, value] of search) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (field.value.trim() !== value) field.value = value;
    }
  }, [search]);

  return (
    <div className={layout.stack} data-gap="large">
      <FormStateContext value={{ messages, waiting: false }}>
        <form
          ref={form}
          method="get"
          action={`${href('motorization')}#${ANSWER}`}
          noValidate
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            const data = new FormData(event.currentTarget);
            const values = ['ancho', 'alto', 'tela'].map((name) => {
              const value = data.get(name);
              return [name, typeof value === 'string' ? value.trim() : ''];
            });
            void navigate(
              { search: new URLSearchParams(values).toString() },
              { preventScrollReset: true, state: { quiet: true } },
            );
          }}
        >
          <Measure name="ancho" label="Ancho en cm" example="180" />
          <Measure name="alto" label="Alto o caída en cm" example="220" />
          <Field name="tela" label="Tela">
            {(control) => (
              <select {...control}>
                <option value="">Elige una</option>
                {groups.map(({ id, name, entries }) => (
                  <optgroup key={id} label={name}>
                    {entries.map((entry) => (
                      <option key={entry.slug} value={entry.slug}>
                        {entry.name}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </Field>
          <button type="submit" className={buttonClass('filled')}>
            Calcular
          </button>
        </form>
      </FormStateContext>
      <noscript>
        <p>
          El cálculo lo hace tu navegador y necesita JavaScript. Sin él, tu distribuidor lo hace por ti:
          llévale el ancho, el alto y la tela.
        </p>
      </noscript>
      <p role="status" className={isWrong ? text.soft : 'visually-hidden'}>
        {isWrong ? 'Falta algo: revisa los campos marcados.' : null}
        {answer === null ? null : (
          <Suspense>
            <MotorNames {...answer} />
          </Suspense>
        )}
      </p>
      <div id={ANSWER}>
        {answer === null ? null : (
          <Suspense fallback={<Waiting label="Buscando la tela…" />}>
            <MotorAnswer {...answer} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

interface MeasureProps {
  readonly name: string;
  readonly label: string;
  readonly example: string;
}

const Measure = ({ name, label, example }: MeasureProps) => (
  <Field name={name} label={label}>
    {(control) => <input {...control} inputMode="decimal" autoComplete="off" placeholder={example} />}
  </Field>
);
