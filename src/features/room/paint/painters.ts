import { onDemand } from '#machines/support/on-demand.ts';
import { canPaint } from '#src/ui/graphics/program.ts';
import type { PainterOf } from './painter.ts';

/** What paints rooms in this browser: its graphics, or slower arithmetic that gives finished pictures. */
export const painters = onDemand<PainterOf>(async () =>
  canPaint() ? (await import('./painter.ts')).painterOf : (await import('./still/painter.ts')).stillPainterOf,
);
