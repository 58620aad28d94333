import { memo } from 'react';
import type { ChartState } from '../../graph/graph.ts';
import type { StateBox } from '../../layout/chart-layout.ts';
import { sizes } from '../../layout/sizes.ts';
import styles from '../chart.module.css';
import { openControl, stateControl } from '../controls.ts';
import { openerText } from '../wording.ts';
import { OpenIcon } from './icons.tsx';
import { InvokeChip } from './invoke-chip.tsx';

/** `here`: an innermost active state; `around`: an ancestor of one; `next`: one that a shown transition leads to. */
export type Activity = 'here' | 'around' | 'next' | 'none';

interface StateFrameProps {
  readonly box: StateBox;
  readonly kind: ChartState['kind'];
  readonly isRegion: boolean;
  readonly activity: Activity;
}

/** The outline of a state, below all lines. */
export const StateFrame = memo(function StateFrame({ box, kind, isRegion, activity }: StateFrameProps) {
  const { x, y, w, h } = box;
  return (
    <g className={styles.state} data-activity={activity} data-region={isRegion} data-kind={kind}>
      {box.collapsed && <rect className={styles.pile} x={x + 4} y={y + 4} width={w - 8} height={h} rx={6} />}
      <rect className={styles.outline} x={x} y={y} width={w} height={h} rx={6} />
      {kind === 'final' && (
        <rect className={styles.inner} x={x + 3} y={y + 3} width={w - 6} height={h - 6} rx={4} />
      )}
    </g>
  );
});

interface StateTextProps {
  readonly box: StateBox;
  readonly kind: ChartState['kind'];
  readonly activity: Activity;
  /** Word of the active state inside a collapsed one. */
  readonly live: string | null;
  /** The accessible name; null for the machine itself, which is not a control. */
  readonly label: string | null;
  readonly isTabStop: boolean;
  readonly isOpenerTabStop: boolean;
  readonly canPress: boolean;
}

/** The texts of a state, above all lines; pressing its head expands it. */
export const StateText = memo(function StateText(props: StateTextProps) {
  const { box, kind, activity, live, label, isTabStop, isOpenerTabStop, canPress } = props;
  const { id, x, y, w, head, title, key, notes, invokes, opener } = box;
  const left = x + sizes.boxSide;
  const top = y + sizes.boxTop + sizes.titleText;
  return (
    <g className={styles.state} data-activity={activity}>
      {label !== null && (
        <g
          className={styles.control}
          role="button"
          tabIndex={isTabStop ? 0 : -1}
          aria-label={label}
          aria-disabled={!canPress}
          aria-current={activity === 'here' ? 'step' : undefined}
          data-control={stateControl(id)}
        >
          <rect className={styles.hit} x={x} y={y} width={w} height={head} rx={6} />
          <rect className={styles.ring} x={x + 2} y={y + 2} width={w - 4} height={head - 4} rx={4} />
        </g>
      )}
      <g className={styles.words} aria-hidden={label !== null}>
        {title.map((line, index) => (
          <text key={line} className={styles.title} x={left} y={top + index * sizes.titleRow}>
            {line}
          </text>
        ))}
        <text className={styles.key} data-code x={left} y={top + title.length * sizes.titleRow - 3}>
          {kind === 'history' ? `H ${key}` : key}
        </text>
      </g>
      {notes.map((note, index) => (
        <text
          key={`${String(index)} ${note}`}
          className={styles.note}
          x={left}
          y={y + head + 9 + index * sizes.monoRow}
        >
          {note}
        </text>
      ))}
      {invokes.map((invoke) => (
        <InvokeChip key={invoke.id} {...invoke} />
      ))}
      {opener && <Opener box={opener} state={id} name={title.join(' ')} isTabStop={isOpenerTabStop} />}
      {opener && live !== null && (
        <text className={styles.live} x={left} y={opener.y + opener.h + sizes.titleText + 1}>
          {live}
        </text>
      )}
    </g>
  );
});

interface OpenerProps {
  readonly box: NonNullable<StateBox['opener']>;
  readonly state: string;
  readonly name: string;
  readonly isTabStop: boolean;
}

/** Shows the states inside a collapsed state. */
const Opener = ({ box: { x, y, w, h, hidden }, state, name, isTabStop }: OpenerProps) => (
  <g className={styles.opener}>
    <g
      className={styles.control}
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`Desplegar ${name}: ${openerText(hidden)}`}
      data-control={openControl(state)}
    >
      <rect className={styles.ring} x={x - 3} y={y - 3} width={w + 6} height={h + 6} rx={9} />
      <rect className={styles.face} x={x} y={y} width={w} height={h} rx={6} />
    </g>
    <g className={styles.words} aria-hidden="true">
      <OpenIcon x={x + sizes.pillSide} y={y + 9} />
      <text x={x + sizes.pillSide + sizes.icon} y={y + 18}>
        {openerText(hidden)}
      </text>
    </g>
  </g>
);
