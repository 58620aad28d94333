import type { Drawing } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import classes from './window-drawing.module.css';

interface WindowDrawingProps {
  /** null where nobody knows any more what it looks like. */
  readonly drawing: Drawing | null;
}

/** A window to scale, beside the words for it. */
export function WindowDrawing({ drawing }: WindowDrawingProps) {
  return (
    <span className={classes['drawing']} aria-hidden>
      {drawing === null ? (
        <span className={classes['unknown']} />
      ) : (
        <ProductDrawing {...drawing} detail="icon" decorative />
      )}
    </span>
  );
}
