import type { ReactNode } from 'react';
import type { Drawing } from '#src/ui/product/drawing.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import classes from './index-head.module.css';

interface IndexHeadProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** What stands beside it: a drawing, or a picture of the page's own. */
  readonly drawing: Drawing;
  readonly children?: ReactNode;
}

/** The beginning of a page that leads on to others: what it is about, beside a large drawing of it. */
export function IndexHead({ title, lead, drawing, children }: IndexHeadProps) {
  return (
    <div className={classes['head']}>
      <div className={classes['words']}>
        <PageHeading lead={lead}>{title}</PageHeading>
        {children}
      </div>
      <div className={classes['picture']}>
        <ProductDrawing decorative detail="hero" aspect={1.3} {...drawing} />
      </div>
    </div>
  );
}
