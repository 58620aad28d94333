import type { ChartGraph } from '../graph/graph.ts';
import type { ChartWords } from '../words.ts';
import styles from './chart.module.css';
import { pathOfState } from './wording.ts';

interface LitStatesProps {
  readonly graph: ChartGraph;
  readonly words: ChartWords;
  /** The drawn innermost active states. */
  readonly leaves: readonly string[];
  readonly onPress: (state: string) => void;
}

/** The names of the lit states, also of those out of view; pressing one scrolls to it. */
export const LitStates = ({ graph, words, leaves, onPress }: LitStatesProps) => (
  <div className={styles.lit}>
    {leaves.map((id) => {
      const name = pathOfState(graph, words, id);
      return (
        <button
          key={id}
          type="button"
          className={styles.tool}
          title={name}
          onClick={() => {
            onPress(id);
          }}
        >
          <span className={styles.lamp} aria-hidden="true" />
          <span className={styles.litWord}>{name}</span>
        </button>
      );
    })}
  </div>
);
