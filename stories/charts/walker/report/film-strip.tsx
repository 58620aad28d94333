import { useEffect, useRef, useState } from 'react';
import { doneOf } from '../../fixtures/act.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import type { Walk } from '../walk.ts';
import { FilmFrame, FrameOfNow } from './film-frame.tsx';
import styles from './film-strip.module.css';

/** Every step of the walk, with its changes; each can be returned to. */
export function FilmStrip({ chart, graph, state, start, isBusy, judged, onJudge, send }: Walk) {
  const strip = useRef<HTMLOListElement>(null);
  const [showsOutside, setShowsOutside] = useState(false);
  const { steps } = state;
  const focus = useKeptFocus();
  useEffect(() => {
    strip.current?.scrollTo({ left: strip.current.scrollWidth });
  }, [steps.length]);
  return (
    <section aria-label="Pasos" className={styles.film} {...focus.part}>
      <header className={styles.head}>
        <h2 className={styles.title} {...focus.heading}>
          Pasos
        </h2>
        {steps.length === 0 ? (
          <p className={styles.quiet}>
            Todavía ninguno. Pulsa un evento del diagrama, o usa la pantalla: el otro lado te sigue.
          </p>
        ) : (
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
      </header>
      <ol ref={strip} className={styles.strip}>
        {steps.map((step, index) => (
          <FilmFrame
            key={String(index)}
            {...{ chart, graph, state, isBusy, judged, onJudge, step, index, showsOutside }}
            onBack={() => {
              send({ type: 'replay', start, acts: steps.slice(0, index + 1).map(doneOf) });
            }}
          />
        ))}
        <FrameOfNow state={state} />
      </ol>
    </section>
  );
}
