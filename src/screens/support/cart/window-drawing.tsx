import { memo } from 'react';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { drawingOf } from '../shop/drawing-of.ts';
import classes from './window-drawing.module.css';
import type { KnownWindow } from './window-words.ts';

interface WindowDrawingProps {
  readonly line: QuotedWindow['line'];
  readonly known: KnownWindow;
}

/** A window to scale, in its colour; a frame where the catalogue no longer knows what covers it. */
export const WindowDrawing = memo(function WindowDrawing({ line, known }: WindowDrawingProps) {
  const { variant } = known;
  const colour = known.colour ?? variant?.colours[0];
  if (variant === null || colour === undefined) {
    const proportion = { aspectRatio: `${String(line.widthMm)} / ${String(line.heightMm)}` };
    return (
      <span className={classes['drawing']} aria-hidden>
        <span className={classes['unknown']} style={proportion} />
      </span>
    );
  }
  return (
    <span className={classes['drawing']}>
      <ProductDrawing {...drawingOf(variant, colour, line)} detail="icon" decorative />
    </span>
  );
});
