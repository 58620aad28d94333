import { Suspense, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { entriesOf, type Entry } from '#src/content/entries.ts';
import { families } from '#src/content/families.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconChevronDown } from '#src/ui/icons.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { Field } from '../../support/field.tsx';
import fieldClasses from '../../support/field.module.css';
import { FormStateContext } from '../../support/form-state.ts';
import { useHydrated } from '../../support/use-hydrated.ts';
import { MotorAnswer, MotorsInWords } from './motor-answer.tsx';
import classes from './motor-finder.module.css';
import { readMeasure } from './read-size.ts';

const ANSWER = 'respuesta';

/** What hangs in a window; an awning that stands out of the wall has its arms, not a height. */
const groups = families
  .filter(({ product, id }) => product === 'persianas' || id === 'toldos-verticales')
  .map(({ id, name, product }) => ({
    id,
    name: product === 'toldos' ? `Toldos ${name.toLocaleLowerCase('es-MX')}` : name,
    entries: entriesOf(id),
  }));

const variants: readonly Entry[] = groups.flatMap(({ entries }) => entries);

const nothing = new URLSearchParams();

/** What the address asks, and what to say at each field of it. */
function readQuestion(asked: URLSearchParams) {
  const typed = {
    ancho: asked.get('ancho') ?? '',
    alto: asked.get('alto') ?? '',
    tela: asked.get('tela') ?? '',
  };
  const isAsked = ['ancho', 'alto', 'tela'].some((name) => asked.has(name));
  const width = readMeasure(typed.ancho);
  const height = readMeasure(typed.alto);
  const variant = variants.find(({ slug }) => slug === typed.tela);
  const messages = !isAsked
    ? {}
    : {
        ...('message' in width ? { ancho: [width.message] } : {}),
        ...('message' in height ? { alto: [height.message] } : {}),
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
 * "Which motor for my window?": the question is in the address, so that it can be sent to somebody, and what is wrong
 * with it stands at its field. Without a script the browser asks it too, but nobody answers.
 */
export function MotorFinder() {
  const [asked] = useSearchParams();
  const navigate = useNavigate();
  // The page was built without a question.
  const search = useHydrated() ? asked : nothing;
  const { messages, answer } = readQuestion(search);
  const isWrong = Object.keys(messages).length > 0;
  const form = useRef<HTMLFormElement>(null);

  // The fields keep their own values: only an address that came by another way (a link, back) is written into them.
  useEffect(() => {
    for (const [name, value] of search) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (field.value.trim() !== value) field.value = value;
    }
  }, [search]);

  return (
    <div className={classes['finder']}>
      <FormStateContext value={{ messages, waiting: false }}>
        <form
          ref={form}
          method="get"
          action={`${href('motorization')}#${ANSWER}`}
          noValidate
          className={classes['form']}
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
          <Measure name="alto" label="Alto en cm" example="220" />
          <Field name="tela" label="Tela">
            {(control) => (
              <div className={fieldClasses['withSection']}>
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
                <IconChevronDown className={fieldClasses['chevron']} size={18} stroke={1.5} aria-hidden />
              </div>
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
      <p role="status" className={isWrong ? classes['wrong'] : 'visually-hidden'}>
        {isWrong ? 'Falta algo: revisa los campos marcados.' : null}
        {answer === null ? null : (
          <Suspense>
            <MotorsInWords {...answer} />
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
