import { callWord } from '#mocks/demo/call-words.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { failuresOf, failureWords, type Failure } from '../../fixtures/outcome.ts';
import { passedText } from '../report/report-text.ts';
import { duration, invokeWord, timerWord } from '../sentences.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import type { Walk } from '../walk.ts';
import { HeldBesides } from './held-besides.tsx';
import { trying } from './trying.ts';
import styles from './world.module.css';

/** Controls of what the person does not do: the server's answers, and time. */
export function World(walk: Walk) {
  const { state } = walk;
  const focus = useKeptFocus();
  const isOver = state.snapshot !== null && state.snapshot.status !== 'active';
  return (
    <section aria-label="El mundo" className={styles.world} {...focus.part}>
      {isOver ? (
        <p className={styles.over}>
          {state.snapshot?.status === 'stopped'
            ? 'Lo que recorrías ya no está en la pantalla. Ábrelo ahí otra vez, o empieza de nuevo.'
            : 'El diagrama llegó a su fin. Empieza de nuevo para seguir.'}
        </p>
      ) : null}
      <h2 className={styles.title} {...focus.heading}>
        El servidor
      </h2>
      {state.asking.map((invoke) => (
        <Asked key={invoke} {...walk} invoke={invoke} />
      ))}
      {state.waiting.map((call) => (
        <p key={call} className={styles.question}>
          «{callWord(call)}» <code data-code>{call}</code> espera: contéstala con un evento.
        </p>
      ))}
      {state.asking.length + state.waiting.length === 0 ? (
        <p className={styles.quiet}>Nadie le pide nada ahora.</p>
      ) : null}
      <HeldBesides {...walk} />
      {passedText(state.calls).map((text) => (
        <p key={text} className={styles.quiet}>
          {text}
        </p>
      ))}
      <h2 className={styles.title}>El tiempo</h2>
      {[...Map.groupBy(state.timers, ({ remaining }) => remaining)].map(([remaining, timers]) => (
        <div
          key={remaining}
          role="group"
          aria-label={timers.map(({ type }) => timerWord(walk.chart.fixtures, walk.graph, type)).join('; ')}
          className={styles.timer}
        >
          <button
            type="button"
            className={buttonClass('small')}
            {...(timers[0] && trying(walk, { do: 'wait', timer: timers[0].type }))}
            aria-disabled={walk.isBusy || undefined}
            onClick={() => {
              const [first] = timers;
              if (first && !walk.isBusy) walk.send({ type: 'act', act: { do: 'wait', timer: first.type } });
            }}
          >
            Dejar pasar {duration(remaining)}
          </button>
          <p className={styles.quiet}>
            {timers.map(({ type }) => timerWord(walk.chart.fixtures, walk.graph, type)).join('; ')}
          </p>
        </div>
      ))}
      {state.timers.length === 0 ? <p className={styles.quiet}>Nada espera a que pase.</p> : null}
    </section>
  );
}

/** A status says enough with its number: its button stands among those of the server. */
const faceOf = (failure: Failure) => (/^\d/.test(failure) ? failure : failureWords(failure).button);

function Asked({ invoke, ...walk }: Walk & { readonly invoke: string }) {
  const { chart, isBusy, send } = walk;
  const question = chart.fixtures.invokes[invoke];
  if (question === undefined || question === null) return null;
  const answer = (what: number | Failure) => {
    if (!isBusy) send({ type: 'act', act: { do: 'answer', invoke, with: what } });
  };
  const failures = failuresOf(question);
  return (
    <div role="group" aria-label={invokeWord(chart.fixtures, invoke)} className={styles.asked}>
      <p className={styles.question}>
        {invokeWord(chart.fixtures, invoke)} <code data-code>{question.asks}</code>
      </p>
      <div className={styles.answers}>
        {question.answers.map(({ name }, number) => (
          <button
            key={name}
            type="button"
            className={styles.good}
            {...trying(walk, { do: 'answer', invoke, with: number })}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              answer(number);
            }}
          >
            {name}
          </button>
        ))}
        {failures.map((failure) => (
          <button
            key={failure}
            type="button"
            className={styles.bad}
            aria-label={failureWords(failure).button}
            {...trying(walk, { do: 'answer', invoke, with: failure })}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              answer(failure);
            }}
          >
            {faceOf(failure)}
          </button>
        ))}
      </div>
    </div>
  );
}
