import { useEffect, useRef, useState } from 'react';
import type { MachineName } from '#machines/index.ts';
import type { Act } from '../../fixtures/act.ts';
import { isFromOutside } from '../../fixtures/outside.ts';
import { sentenceOf } from '../sentences.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import type { Walk } from '../walk.ts';
import { differencesOf } from './difference.ts';
import styles from './film-strip.module.css';
import { placeText } from './report-text.ts';

const byWords = { chart: 'Desde el diagrama', screen: 'Desde la pantalla' } as const;

/** Whether the server, time or something else outside of the screen did a step. */
const isNotAPersons = (machine: MachineName, act: Act) =>
  act.do === 'answer' || act.do === 'wait' || isFromOutside(machine, act);

function outsideWord(act: Act): string {
  if (act.do === 'answer') return 'Lo hizo el servidor';
  return act.do === 'wait' ? 'Lo hizo el tiempo' : 'Vino de fuera de la pantalla';
}

/** Every step of the walk, with its changes; each can be returned to. */
export function FilmStrip({ chart, graph, state, start, isBusy, send }: Walk) {
  const strip = useRef<HTMLOListElement>(null);
  const [showsOutside, setShowsOutside] = useState(false);
  const { steps } = state;
  const focus = useKeptFocus();
  useEffect(() => {
    strip.current?.scrollTo({ left: strip.current.scrollWidth });
  }, [steps.length]);
  return (
    <section aria-label="Pasos" className={styles.film} {...focus.part}>
      <h2 className={styles.title} {...focus.heading}>
        Pasos
      </h2>
      {steps.length === 0 ? null : (
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={showsOutside}
            checked={showsOutside}
            onChange={({ currentTarget }) => {
              setShowsOutside(currentTarget.checked);
            }}
          />
          Señalar lo que no hizo una persona
        </label>
      )}
      {steps.length === 0 ? (
        <p className={styles.quiet}>
          Todavía ninguno. Pulsa un evento del diagrama, o usa la pantalla: el otro lado te sigue.
        </p>
      ) : null}
      <ol ref={strip} className={styles.strip}>
        {steps.map((step, index) => {
          const before = index === 0 ? state.beginning : steps[index - 1]?.context;
          const differences = differencesOf(before, step.context);
          const number = String(index + 1);
          const isOutside = showsOutside && isNotAPersons(chart.name, step.act);
          return (
            <li
              key={number}
              className={styles.frame}
              data-outside={isOutside || undefined}
              aria-current={index === steps.length - 1 || undefined}
            >
              <p className={styles.what}>
                <span className={styles.number}>{number}</span> {sentenceOf(step.act, chart.fixtures, graph)}
              </p>
              <p className={styles.where}>→ {placeText(chart, graph, step.value, steps[index - 1]?.value)}</p>
              <div className={styles.foot}>
                <span className={styles.by}>{isOutside ? outsideWord(step.act) : byWords[step.by]}</span>
                {index < steps.length - 1 ? (
                  <button
                    type="button"
                    className={styles.back}
                    aria-disabled={isBusy || undefined}
                    aria-label={`Volver al paso ${number}`}
                    onClick={() => {
                      if (!isBusy)
                        send({
                          type: 'replay',
                          start,
                          acts: steps.slice(0, index + 1).map(({ act, by }) => ({ act, by })),
                        });
                    }}
                  >
                    Volver aquí
                  </button>
                ) : null}
              </div>
              <details className={styles.more}>
                <summary>
                  {differences.length === 0
                    ? 'El contexto sigue igual'
                    : `Contexto: ${String(differences.length)} ${differences.length === 1 ? 'cambio' : 'cambios'}`}
                </summary>
                <dl className={styles.differences}>
                  {differences.map(({ path, before: old, after }) => (
                    <div key={path}>
                      <dt>{path}</dt>
                      <dd>
                        <del>{old}</del> <ins>{after}</ins>
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
