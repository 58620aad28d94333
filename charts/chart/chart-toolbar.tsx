import type { ReactNode } from 'react';
import styles from './chart.module.css';

interface ChartToolbarProps extends Record<'zoomIn' | 'zoomOut' | 'fit', () => void> {
  readonly collapsed: boolean;
  /** Whether only lines near the active states are drawn. */
  readonly isNear: boolean;
  readonly onNear: () => void;
  /** Absent when the chart has nothing to collapse. */
  readonly onCollapse?: () => void;
  /** The lit states, before the buttons. */
  readonly children: ReactNode;
}

/** The chart's own buttons: they change the view, never the machine's state. */
export function ChartToolbar({
  zoomIn,
  zoomOut,
  fit,
  collapsed,
  isNear,
  onNear,
  onCollapse,
  children,
}: ChartToolbarProps) {
  return (
    <div className={styles.tools}>
      {children}
      {onCollapse && (
        <button type="button" className={styles.tool} onClick={onCollapse}>
          {collapsed ? 'Desplegar' : 'Plegar'}
        </button>
      )}
      <button type="button" className={styles.tool} aria-pressed={isNear} onClick={onNear}>
        Solo líneas cercanas
      </button>
      <button type="button" className={styles.tool} onClick={fit}>
        Ajustar
      </button>
      <button type="button" className={styles.tool} aria-label="Alejar" onClick={zoomOut}>
        <ToolIcon d="M3 8h10" />
      </button>
      <button type="button" className={styles.tool} aria-label="Acercar" onClick={zoomIn}>
        <ToolIcon d="M3 8h10M8 3v10" />
      </button>
    </div>
  );
}

const ToolIcon = ({ d }: { readonly d: string }) => (
  <svg className={styles.toolIcon} viewBox="0 0 16 16" aria-hidden="true">
    <path d={d} />
  </svg>
);
