import type { Walk } from '../walk.ts';
import styles from './prospect-note.module.css';
import type { Prospect } from './prospect.ts';

/** Changes of the context that are listed. */
const MOST_CHANGES = 4;

/** Why presses on the chart do nothing now. */
const reasons = {
  repeating: 'Se está repitiendo un recorrido: detenlo para mover la gráfica tú.',
  travelling: 'El recorrido va solo a donde le pediste: detenlo para mover la gráfica tú.',
};

type ProspectNoteProps = Pick<Walk, 'prospect' | 'isRepeating' | 'isTravelling'>;

/** What the act under the pointer or the focus would do, or why it does nothing now; empty without one. */
export function ProspectNote({ prospect, isRepeating, isTravelling }: ProspectNoteProps) {
  const reason = isRepeating ? reasons.repeating : isTravelling ? reasons.travelling : null;
  return (
    <aside className={styles.note} aria-label="Qué pasaría" aria-live="polite">
      {reason === null ? null : <p className={styles.what}>{reason}</p>}
      {reason !== null || prospect === null ? null : <About {...prospect} />}
    </aside>
  );
}

function About({ sentence, edges, place, differences, requests }: Prospect) {
  const more = differences.length - MOST_CHANGES;
  return (
    <>
      <p className={styles.what}>
        {sentence} {edges.length === 0 ? '→ no pasaría nada' : `→ ${place}`}
      </p>
      {requests.length === 0 ? null : <p>Saldría: {requests.join(', ')}</p>}
      {differences.length === 0 ? null : (
        <dl className={styles.changes} data-code>
          {differences.slice(0, MOST_CHANGES).map(({ path, before, after }) => (
            <div key={path}>
              <dt>{path}</dt>
              <dd>
                <del>{before}</del> <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {more > 0 ? <p data-code>y {more} cambios más del contexto</p> : null}
    </>
  );
}
