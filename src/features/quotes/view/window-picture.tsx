import type { Drawing } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import classes from './quote-windows.module.css';

/** A window's drawing to scale; decorative, as its text is beside it. */
export const WindowPicture = ({ drawing }: { readonly drawing: Drawing | null }) => (
  <span className={classes.picture}>
    {drawing === null ? null : <ProductDrawing {...drawing} detail="card" aspect={1} decorative />}
  </span>
);
