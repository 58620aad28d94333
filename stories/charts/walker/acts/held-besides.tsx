import { callWord } from '#mocks/demo/call-words.ts';
import { callNames } from '#src/api/contract/index.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { callFailures, failureWords, type Failure } from '../../fixtures/outcome.ts';
import type { Walk } from '../walk.ts';
import styles from './world.module.css';

/** Calls that the chart does not make (a logout, counters): the tester chooses which of them wait, and answers them. */
export function HeldBesides({ chart, state, isBusy, send }: Walk) {
  const { held, heldWaiting } = state;
  const { invokes, holds = [] } = chart.fixtures;
  const own = [...Object.values(invokes).map((question) => question?.asks), ...holds];
  const hold = (call: string, on: boolean) => {
    if (!isBusy) send({ type: 'act', act: { do: 'hold', call, on } });
  };
  return (
    <>
      <label className={styles.hold}>
        Retener otra llamada
        <select
          value=""
          onChange={({ currentTarget }) => {
            hold(currentTarget.value, true);
          }}
        >
          <option value="">Elige una</option>
          {callNames
            .filter((call) => !own.includes(call) && !held.includes(call))
            .map((call) => (
              <option key={call} value={call}>
                {callWord(call)}
              </option>
            ))}
        </select>
      </label>
      {held.map((call) => (
        <div key={call} role="group" aria-label={`Llamada «${callWord(call)}»`} className={styles.asked}>
          <p className={styles.question}>
            {callWord(call)} <code data-code>{call}</code>{' '}
            {heldWaiting.includes(call) ? 'espera su respuesta.' : 'se retiene cuando salga.'}
          </p>
          <div className={styles.answers}>
            {heldWaiting.includes(call) ? (
              <Answers {...{ call, isBusy, send }} />
            ) : (
              <button
                type="button"
                className={buttonClass('small')}
                onClick={() => {
                  hold(call, false);
                }}
              >
                Ya no retener
              </button>
            )}
          </div>
        </div>
      ))}
    </>
  );
}

const answers: readonly ('usual' | Failure)[] = ['usual', ...callFailures];

const Answers = ({ call, isBusy, send }: Pick<Walk, 'isBusy' | 'send'> & { readonly call: string }) =>
  answers.map((answer) => (
    <button
      key={answer}
      type="button"
      className={answer === 'usual' ? styles.good : styles.bad}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) send({ type: 'act', act: { do: 'release', call, with: answer } });
      }}
    >
      {answer === 'usual' ? 'Responde como siempre' : failureWords(answer).button}
    </button>
  ));
