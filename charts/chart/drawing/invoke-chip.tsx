import type { StateBox } from '../../layout/chart-layout.ts';
import { sizes } from '../../layout/sizes.ts';
import styles from '../chart.module.css';
import { InvokeIcon } from './icons.tsx';

/** An invoke that runs while its state is active. */
export function InvokeChip({ id, lines, x, y, w, h }: StateBox['invokes'][number]) {
  const left = x + sizes.pillSide + sizes.icon;
  const top = y + sizes.pillTop + 11;
  return (
    <g className={styles.invoke}>
      <rect x={x} y={y} width={w} height={h} rx={4} />
      <InvokeIcon x={x + sizes.pillSide} y={y + sizes.pillTop + 2} />
      {lines.map((line, index) => (
        <text key={line} x={left} y={top + index * sizes.pillRow}>
          {line}
        </text>
      ))}
      <text className={styles.key} data-code x={left} y={top + lines.length * sizes.pillRow - 1}>
        {id}
      </text>
    </g>
  );
}
