import { memo } from 'react';
import type { Point, Start } from '../layout/chart-layout.ts';
import { sizes } from '../layout/sizes.ts';
import styles from './chart.module.css';
import { arrowPath, linePath } from './geometry.ts';
import type { Standing } from './standing.ts';

interface EdgeLineProps {
  readonly points: readonly Point[];
  readonly standing: Standing;
  readonly isWalked: boolean;
  readonly isHinted: boolean;
  /** When it was taken in the last step, and as which of several; null where it was not. */
  readonly taken: { readonly step: number; readonly order: number } | null;
}

/** How long the light travels along a line before the next one starts, in ms. */
const APART = 260;

/** The line of a transition; a light runs along it once each time that it is taken. */
export const EdgeLine = memo(
  function EdgeLine({ points, standing, isWalked, isHinted, taken }: EdgeLineProps) {
    const line = linePath(points);
    return (
      <g
        className={styles['edge']}
        data-standing={standing}
        data-walked={isWalked}
        data-taken={taken !== null}
        data-hinted={isHinted}
      >
        <path className={styles['line']} d={line} />
        <path className={styles['arrow']} d={arrowPath(points)} />
        {taken && (
          <path
            key={taken.step}
            className={styles['light']}
            d={line}
            pathLength={100}
            style={{ animationDelay: `${String(taken.order * APART)}ms` }}
          />
        )}
      </g>
    );
  },
  (before, after) =>
    before.points === after.points &&
    before.standing === after.standing &&
    before.isWalked === after.isWalked &&
    before.isHinted === after.isHinted &&
    before.taken?.step === after.taken?.step &&
    before.taken?.order === after.taken?.order,
);

/** Where a state begins. */
export const StartMark = memo(function StartMark({ x, y, points }: Start) {
  return (
    <g className={styles['start']}>
      <path className={styles['line']} d={linePath(points)} />
      <path className={styles['arrow']} d={arrowPath(points)} />
      <circle cx={x} cy={y} r={sizes.dot / 2} />
    </g>
  );
});
