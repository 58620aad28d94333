import { useEffect, useRef, useState } from 'react';
import { doneOf } from '../../fixtures/act.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import type { Walk } from '../walk.ts';
import { FilmFrame, FrameOfNow } from './film-frame.tsx';
import styles from './film-strip.module.css';
import { StepPictureNote, useLook } from './step-picture.tsx';

type FilmStripProps = Pick<
  Walk,
  'chart' | 'graph' | 'state' | 'start' | 'isBusy' | 'judged' | 'said' | 'onJudge' | 'send'
>;

/** Every step of the walk, with its changes; each can be returned to. */
export function FilmStrip({ start, send, ...walk }: FilmStripProps) {
  const strip = useRef<HTMLOListElement>(null);
  const [showsOutside, setShowsOutside] = useState(false);
  const { state } = walk;
  const { steps } = state;
  const focus = useKeptFocus();
  const { looked, at, look, part } = useLook(steps.length);
  useEffect(() => {
    strip.current?.scrollTo({ left: strip.current.scrollWidth });
  }, [steps.length]);
  return (
    <section aria-label="Pasos" className={styles.film} {...focus.part} {...part}>
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
            {...walk}
            {...{ step, index, showsOutside }}
            isLooked={looked === index}
            onLook={look}
            onBack={() => {
              send({ type: 'replay', start, acts: steps.slice(0, index + 1).map(doneOf) });
            }}
          />
        ))}
        <FrameOfNow state={state} />
      </ol>
      {looked === null ? null : (
        <StepPictureNote number={looked + 1} at={at} picture={steps[looked]?.picture} />
      )}
    </section>
  );
}
