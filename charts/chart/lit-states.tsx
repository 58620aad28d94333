import type { ChartWords } from '../words.ts';
import type { ChartGraph } from '../graph/graph.ts';
import type { ChartView } from '../layout/chart-layout.ts';
import styles from './chart.module.css';
import { ROOM } from './use-follow.ts';
import type { Viewport } from './use-viewport.ts';
import { pathOfState } from './wording.ts';

interface LitStatesProps {
  readonly graph: ChartGraph;
  readonly words: ChartWords;
  readonly view: ChartView;
  /** The drawn innermost active states. */
  readonly leaves: readonly string[];
  readonly reveal: Viewport['reveal'];
}

/** The names of the lit states, also of those out of view; pressing one scrolls to it. */
export const LitStates = ({ graph, words, view, leaves, reveal }: LitStatesProps) => (
  <div className={styles['lit']}>
    {view.states
      .filter(({ id }) => leaves.includes(id))
      .map((box) => (
        <button
          key={box.id}
          type="button"
          className={styles['tool']}
          onClick={() => {
            reveal([box], ROOM);
          }}
        >
          <span className={styles['lamp']} aria-hidden="true" />
          <span className={styles['litWord']}>{pathOfState(graph, words, box.id)}</span>
        </button>
      ))}
  </div>
);
