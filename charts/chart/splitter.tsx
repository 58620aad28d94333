import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './splitter.module.css';

/** How far an arrow key moves it, in percent. */
const STEP = 2;

export interface SplitterProps {
  /** The chart's share of its row, in percent. */
  readonly share: number;
  readonly least: number;
  readonly most: number;
  readonly onShare: (share: number) => void;
}

/** Divides the row between the chart and the screen: it is dragged, or moved by the arrow keys, Home and End. */
export function Splitter({ share, least, most, onShare }: SplitterProps) {
  const move = (next: number) => {
    onShare(Math.round(Math.min(most, Math.max(least, next))));
  };
  const keys: Readonly<Record<string, number | undefined>> = {
    ArrowLeft: share - STEP,
    ArrowRight: share + STEP,
    Home: least,
    End: most,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>) => {
    const row = currentTarget.parentElement?.getBoundingClientRect();
    if (row === undefined || !currentTarget.hasPointerCapture(pointerId)) return;
    move(((clientX - row.x) / row.width) * 100);
  };
  return (
    <div
      role="separator"
      aria-label="Ancho del diagrama"
      aria-orientation="vertical"
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={share}
      aria-valuetext={`${String(share)} %`}
      tabIndex={0}
      className={styles.splitter}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => {
        // The frame of the screen would take the pointer.
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={onPointerMove}
    />
  );
}
