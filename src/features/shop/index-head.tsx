import layout from '#src/ui/layout.module.css';
import type { ReactNode } from 'react';
import type { Drawing } from '#src/ui/product/drawing.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import classes from './index-head.module.css';

interface IndexHeadProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** The drawing beside it. */
  readonly drawing: Drawing;
  readonly children?: ReactNode;
}

/** The head of an index page: title and lead beside a large drawing. */
export function IndexHead({ title, lead, drawing, children }: IndexHeadProps) {
  return (
    <div className={`${layout['split'] ?? ''} ${classes['head'] ?? ''}`}>
      <div className={classes['text']}>
        <PageHeading lead={lead}>{title}</PageHeading>
        {children}
      </div>
      <div className={layout['picture']}>
        <ProductDrawing decorative detail="hero" aspect={1.3} {...drawing} />
      </div>
    </div>
  );
}
