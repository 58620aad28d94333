import { useActorRef, useSelector } from '@xstate/react';
import { walkCode } from '../fixtures/walk-code.ts';
import { machineNames, walkable } from '../fixtures/walkable.ts';
import type { Verdict } from '../promises/check.ts';
import { checkingMachine } from '../promises/checking.machine.ts';
import { storyIdOf } from '../story-id.ts';
import styles from './overview.module.css';

/** The promises of all charts, checked in this page: how many are kept, and unfolded each one. */
export function KeptPromises() {
  const checking = useActorRef(checkingMachine);
  const { verdicts, at } = useSelector(checking, ({ context }) => context);
  const isChecked = useSelector(checking, (snapshot) => snapshot.matches('checked'));
  return (
    <section aria-label="Promesas">
      <p className={styles.sum} role="status">
        {sumText([...verdicts.values()].flat(), isChecked ? at : null)}
      </p>
      {isChecked ? (
        <details className={styles.folded}>
          <summary>Cada promesa, con lo que se probó</summary>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Promesa</th>
                <th scope="col">¿Se cumple?</th>
                <th scope="col">Situaciones</th>
                <th scope="col">Dónde</th>
              </tr>
            </thead>
            {machineNames.map((name) => (
              <ChartsPromises
                key={name}
                chart={walkable(name).fixtures.words.name}
                verdicts={verdicts.get(name) ?? []}
              />
            ))}
          </table>
        </details>
      ) : null}
    </section>
  );
}

/** @param at when they were checked; null while they are */
function sumText(all: readonly Verdict[], at: Date | null): string {
  if (at === null) return `Comprobando las promesas: ${String(all.length)} hasta ahora`;
  const kept = all.filter(({ isKept }) => isKept).length;
  const situations = countText(all.reduce((sum, one) => sum + one.situations, 0));
  const when = at.toLocaleString('es-MX', { dateStyle: 'long', timeStyle: 'short' });
  return `Promesas: se cumplen ${String(kept)} de ${String(all.length)} en ${situations} situaciones, comprobadas aquí el ${when}`;
}

const countText = (count: number) => count.toLocaleString('es-MX');

interface ChartsPromisesProps {
  /** The chart's Spanish name. */
  readonly chart: string;
  readonly verdicts: readonly Verdict[];
}

const ChartsPromises = ({ chart, verdicts }: ChartsPromisesProps) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={4} className={styles.of}>
        {chart}
      </th>
    </tr>
    {verdicts.map(({ says, isKept, situations, example }) => (
      <tr key={says}>
        <th scope="row">{says}</th>
        <td>{isKept ? '✔ Sí' : '✘ No'}</td>
        <td>{countText(situations)}</td>
        <td>
          {example === null ? (
            'En todas partes'
          ) : (
            <a
              href={`./?path=/story/${storyIdOf(chart)}&args=recorrido:${walkCode(example)}`}
              target="_top"
              aria-label={`${whereText(isKept)}: ${says}`}
            >
              {whereText(isKept)}
            </a>
          )}
        </td>
      </tr>
    ))}
  </tbody>
);

const whereText = (isKept: boolean) => (isKept ? 'Ir ahí' : 'Ver cómo se rompe');
