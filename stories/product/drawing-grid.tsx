import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import type { Detail, Drawing } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import classes from './drawing-grid.module.css';

interface RowProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Drawings in a row under a heading. */
export function Row({ title, children }: RowProps) {
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.row}>{children}</div>
    </section>
  );
}

export function DrawingGrid({ children }: { readonly children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}

interface CellProps extends Drawing {
  readonly detail: Detail;
  readonly caption?: string;
}

/** A drawing at the size of its detail level, with a caption. */
export function Cell({ caption, ...drawing }: CellProps) {
  return (
    <figure className={cx(classes.cell, classes[drawing.detail])}>
      <ProductDrawing {...drawing} />
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
