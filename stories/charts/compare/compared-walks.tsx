import type { WalkReport } from '../fixtures/report.ts';
import styles from './compare.module.css';

interface ComparedWalksProps {
  readonly before: WalkReport;
  readonly after: WalkReport;
}

type WalkStep = WalkReport['steps'][number];

/** Whether two walks did and saw the same in a step. */
const isSame = (one: WalkStep | undefined, other: WalkStep | undefined) =>
  JSON.stringify([one?.act, one?.value, one?.shown?.lines]) ===
  JSON.stringify([other?.act, other?.value, other?.shown?.lines]);

/** Two walks, step by step; those that differ in the act, the states or what the screen showed are marked. */
export function ComparedWalks({ before, after }: ComparedWalksProps) {
  const count = Math.max(before.steps.length, after.steps.length);
  const first = Array.from({ length: count }).findIndex(
    (_, at) => !isSame(before.steps[at], after.steps[at]),
  );
  return (
    <>
      <h2 className={styles.heading}>
        {first < 0 ? 'Los dos recorridos son iguales' : `Se separan en el paso ${String(first + 1)}`}
      </h2>
      <div className={styles.sides}>
        <Steps name="Antes" walk={before} other={after} />
        <Steps name="Después" walk={after} other={before} />
      </div>
    </>
  );
}

interface StepsProps {
  readonly name: string;
  readonly walk: WalkReport;
  readonly other: WalkReport;
}

const Steps = ({ name, walk, other }: StepsProps) => (
  <section className={styles.side} aria-label={name}>
    <h3 className={styles.heading}>
      {name}: {walk.scenario}
    </h3>
    <ol className={styles.steps}>
      {walk.steps.map((step, at) => (
        <li
          key={`${String(at)} ${step.text}`}
          data-change={isSame(step, other.steps[at]) ? undefined : 'changed'}
        >
          {step.text} → <code>{JSON.stringify(step.value)}</code>
          {isSame(step, other.steps[at]) ? null : <strong> (distinto)</strong>}
        </li>
      ))}
    </ol>
  </section>
);
