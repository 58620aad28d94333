import { memo } from 'react';
import type { Point, Start } from '../../layout/chart-layout.ts';
import { sizes } from '../../layout/sizes.ts';
import type { Availability } from '../availability.ts';
import styles from '../chart.module.css';
import { arrowPath, linePath } from './geometry.ts';

interface EdgeLineProps {
  readonly points: readonly Point[];
  readonly availability: Availability;
  readonly isWalked: boolean;
  readonly isHinted: boolean;
  /** When the last step took it, and as which of several; null when the last step did not take it. */
  readonly taken: { readonly step: number; readonly order: number } | null;
}

/** Time that the light takes along one line before the next one starts, in ms. */
const APART = 260;

/** The line of a transition; a light runs along it each time that it is taken. */
export const EdgeLine = memo(
  function EdgeLine({ points, availability, isWalked, isHinted, taken }: EdgeLineProps) {
    const line = linePath(points);
    return (
      <g
        className={styles.edge}
        data-availability={availability}
        data-walked={isWalked}
        data-taken={taken !== null}
        data-hinted={isHinted}
      >
        <path className={styles.line} d={line} />
        <path className={styles.arrow} d={arrowPath(points)} />
        {taken && (
          <path
            key={taken.step}
            className={styles.light}
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
    before.availability === after.availability &&
    before.isWalked === after.isWalked &&
    before.isHinted === after.isHinted &&
    before.taken?.step === after.taken?.step &&
    before.taken?.order === after.taken?.order,
);

/** The dot and arrow of an initial state. */
export const StartMark = memo(function StartMark({ x, y, points }: Start) {
  return (
    <g className={styles.start}>
      <path className={styles.line} d={linePath(points)} />
      <path className={styles.arrow} d={arrowPath(points)} />
      <circle cx={x} cy={y} r={sizes.dot / 2} />
    </g>
  );
});
