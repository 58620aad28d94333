import { japanesePanels } from '#src/config/japanese-panels.ts';
import type { Box } from '../box.ts';
import type { Settled } from '../drawing.ts';
import { hardware } from '../hardware.ts';
import { lerp } from './detail.ts';

export interface Panel {
  readonly closed: number;
  /** Current left edge. */
  readonly at: number;
}

export interface PanelGeometry {
  readonly rail: Box;
  /** One panel, at x = 0. */
  readonly panel: Box;
  readonly bar: Box;
  readonly panels: readonly Panel[];
}

/** Visible width of a panel behind another one. */
const STEP = 16;

/** How many panels a blind of this width in mm has, as the cut table counts them. */
function panelCount(width: number): number {
  const { lessMm, widestMm, lapMm } = japanesePanels;
  return Math.max(2, Math.ceil((width - lessMm - lapMm) / (widestMm - lapMm)));
}

/** Panels that slide behind each other, towards the wand. */
export function panelGeometry({ width, height, openness, side }: Settled): PanelGeometry {
  const rail = { x: 0, y: 0, width, height: Math.min(hardware.rail, height * 0.2) };
  const count = panelCount(width);
  const lap = Math.min(japanesePanels.lapMm, width / count / 4);
  const wide = (width + lap * (count - 1)) / count;
  const barHeight = Math.min(22, height * 0.06);
  const step = Math.min(STEP, (width - wide) / (count - 1));
  const panels = Array.from({ length: count }, (_, index): Panel => {
    const closed = index * (wide - lap);
    const gathered = side === 'right' ? width - wide - (count - 1 - index) * step : index * step;
    return { closed, at: lerp(closed, gathered, openness) };
  });
  const foot = height - Math.min(10, height * 0.02);
  const panel = { x: 0, y: rail.height, width: wide, height: foot - rail.height };
  return { rail, panel, bar: { ...panel, y: foot - barHeight, height: barHeight }, panels };
}
