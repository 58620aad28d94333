import { memo } from 'react';
import type { Pill } from '../../layout/chart-layout.ts';
import { sizes } from '../../layout/sizes.ts';
import type { Availability } from '../availability.ts';
import styles from '../chart.module.css';
import { pillControl } from '../controls.ts';
import { pillIcons } from './icons.tsx';

interface PillMarkProps {
  readonly pill: Pill;
  readonly availability: Availability;
  readonly isWalked: boolean;
  readonly isTaken: boolean;
  readonly isHinted: boolean;
  readonly isTabStop: boolean;
  readonly canPress: boolean;
  /** The whole sentence. */
  readonly label: string;
  /** Id of the text that says whether it can be taken. */
  readonly describedBy: string;
}

/** The label of a transition; pressing it takes the transition. */
export const PillMark = memo(function PillMark({
  pill,
  availability,
  isWalked,
  isTaken,
  isHinted,
  isTabStop,
  canPress,
  label,
  describedBy,
}: PillMarkProps) {
  const { x, y, w, h, icon, lines, guard, edges } = pill;
  const left = x + sizes.pillSide + (icon === null ? 0 : sizes.icon);
  const rows = lines.length * sizes.pillRow + guard.length * sizes.monoRow;
  const top = y + (h - rows) / 2;
  const Icon = icon === null ? null : pillIcons[icon];
  return (
    <g
      className={styles.pill}
      data-availability={availability}
      data-walked={isWalked}
      data-taken={isTaken}
      data-hinted={isHinted}
    >
      <g
        className={styles.control}
        role="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        aria-describedby={describedBy}
        aria-disabled={!canPress}
        data-control={pillControl(edges)}
      >
        <title>{label}</title>
        <rect className={styles.ring} x={x - 3} y={y - 3} width={w + 6} height={h + 6} rx={9} />
        <rect className={styles.face} x={x} y={y} width={w} height={h} rx={6} />
      </g>
      <g className={styles.words} aria-hidden="true">
        {Icon && <Icon x={x + sizes.pillSide} y={top + 2.5} />}
        {lines.map((line, index) => (
          <text key={line} x={left} y={top + 11.5 + index * sizes.pillRow}>
            {line}
          </text>
        ))}
        {guard.map((line, index) => (
          <text
            key={line}
            className={styles.guard}
            x={left}
            y={top + 9.5 + lines.length * sizes.pillRow + index * sizes.monoRow}
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  );
});
