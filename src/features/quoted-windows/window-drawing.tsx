import type { Drawing } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import classes from './window-drawing.module.css';

interface WindowDrawingProps {
  /** null when the product is no longer in the catalog. */
  readonly drawing: Drawing | null;
}

/** A window's drawing to scale; decorative, as its text is beside it. */
export function WindowDrawing({ drawing }: WindowDrawingProps) {
  return (
    <span className={classes.drawing} aria-hidden>
      {drawing === null ? (
        <span className={classes.unknown} />
      ) : (
        <ProductDrawing {...drawing} detail="card" decorative />
      )}
    </span>
  );
}
