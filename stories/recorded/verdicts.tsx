import type { SnapshotFrom } from 'xstate';
import { callWord } from '#mocks/demo/call-words.ts';
import { handText } from '#mocks/demo/hand/hand.ts';
import { networkText } from '#mocks/demo/recording/entry-text.ts';
import { stepsIn, type CallDifference, type Cause, type Step } from './comparing.ts';
import styles from './recorded-walks.module.css';
import type { Verdict } from './repeat-recording.ts';
import type { repetitionMachine } from './repetition.machine.ts';

const isSame = ({ isLost, missing }: Verdict) => !isLost && missing.length === 0;

/** What came of a repetition, in a sentence. */
export function summaryOf(snapshot: SnapshotFrom<typeof repetitionMachine>): string {
  const { recording, verdicts } = snapshot.context;
  if (recording === null) return '';
  const steps = stepsIn(recording.entries).length;
  if (snapshot.matches('awaiting')) return 'Abriendo la pantalla…';
  if (snapshot.matches('repeating')) return `Repitiendo: ${String(verdicts.length)} de ${String(steps)}`;
  if (snapshot.matches('broken')) return 'No se pudo repetir: la pantalla no abrió.';
  if (!snapshot.matches('compared')) return '';
  const different = verdicts.filter((one) => !isSame(one)).length;
  if (different === 0 && verdicts.length === steps) return `Todo salió igual: ${String(steps)} pasos.`;
  return different === 1 ? 'Salió distinto en 1 paso.' : `Salió distinto en ${String(different)} pasos.`;
}

function causeText(cause: Cause | null): string {
  if (cause === null) return 'Abre la página';
  if (cause.is === 'network') return `Red: ${networkText(cause.network)}`;
  return cause.is === 'act' ? handText(cause.act) : `Recarga ${cause.address}`;
}

function verdictText(verdict: Verdict | undefined): string {
  if (verdict === undefined) return '';
  if (verdict.isLost) return 'distinto: no está en la pantalla';
  return isSame(verdict) ? 'igual' : `distinto: falta ${verdict.missing.join('; ')}`;
}

interface StepListProps {
  readonly steps: readonly Step[];
  readonly verdicts: readonly Verdict[];
}

/** The steps of a recording, each with what came of it when it was repeated. */
export const StepList = ({ steps, verdicts }: StepListProps) => (
  <ol aria-label="Pasos" className={styles.steps}>
    {steps.map(({ cause, number }) => {
      const verdict = verdicts.find((one) => one.number === number);
      return (
        <li
          key={number}
          data-verdict={verdict === undefined ? undefined : isSame(verdict) ? 'same' : 'other'}
        >
          {causeText(cause)} <strong className={styles.verdict}>{verdictText(verdict)}</strong>
        </li>
      );
    })}
  </ol>
);

/** The calls that were made more or less often than in the recording. */
export const CallList = ({ differences }: { readonly differences: readonly CallDifference[] }) =>
  differences.length === 0 ? (
    <p>Las llamadas fueron las mismas.</p>
  ) : (
    <ul aria-label="Llamadas distintas" className={styles.steps}>
      {differences.map(({ call, recorded, repeated }) => (
        <li key={call} data-verdict="other">
          {callWord(call)}: {recorded} en la grabación, {repeated} al repetir
        </li>
      ))}
    </ul>
  );
