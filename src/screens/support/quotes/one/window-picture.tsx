import type { Drawing } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import classes from './quote-windows.module.css';

/** A window to scale; beside it stands in words what it is. */
export const WindowPicture = ({ drawing }: { readonly drawing: Drawing | null }) => (
  <span className={classes['picture']}>
    {drawing === null ? null : <ProductDrawing {...drawing} detail="icon" aspect={1} decorative />}
  </span>
);
