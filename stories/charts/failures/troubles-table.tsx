import { inNumber } from '#src/format/numbers.ts';
import styles from './troubles-table.module.css';
import {
  questions,
  titleOf,
  troubles,
  troubleStoryId,
  troubleWord,
  whyNot,
  type AskedByChart,
  type Trouble,
} from './troubles.ts';

/** Every question of every chart with what can happen to it: a link to the walk that shows it, or why it cannot. */
export function TroublesTable() {
  const rows = questions().map((asked) => ({
    asked,
    cells: troubles.map((trouble) => ({ trouble, why: whyNot(asked, trouble) })),
  }));
  const cells = rows.flatMap((row) => row.cells);
  const reasons = [...new Set(cells.flatMap(({ why }) => (why === null ? [] : [why])))];
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Lo que puede fallar</h1>
      <p>
        {rows.length} preguntas al servidor, {troubles.length} maneras de fallar:{' '}
        {inNumber(cells.filter(({ why }) => why === null).length)} recorridos. Los números son los códigos con
        los que contesta. «No aplica» tiene una de estas razones:
      </p>
      <ol className={styles.reasons} aria-label="Por qué no aplica">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ol>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Pregunta</th>
            {troubles.map((trouble) => (
              <th key={trouble} scope="col">
                {titleOf(trouble)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ asked, cells: own }) => (
            <tr key={`${asked.machine} ${asked.invoke}`}>
              <th scope="row">
                {asked.name}
                {asked.detail === null ? null : <span className={styles.detail}>{asked.detail}</span>}
              </th>
              {own.map(({ trouble, why }) => (
                <td key={trouble}>
                  {why === null ? (
                    <WalkLink asked={asked} trouble={trouble} />
                  ) : (
                    <span title={why}>
                      no aplica<sup>{reasons.indexOf(why) + 1}</sup>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

interface WalkLinkProps {
  readonly asked: AskedByChart;
  readonly trouble: Trouble;
}

const WalkLink = ({ asked, trouble }: WalkLinkProps) => (
  <a
    href={`./?path=/story/${troubleStoryId(asked, trouble)}`}
    target="_top"
    aria-label={`Ver ${asked.name} ${troubleWord(trouble)}${asked.detail === null ? '' : `: ${asked.detail}`}`}
  >
    Ver
  </a>
);
