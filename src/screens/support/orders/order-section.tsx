import { useId, type ReactNode } from 'react';
import classes from './order-details.module.css';

interface OrderSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of an order, under its heading. */
export function OrderSection({ title, children }: OrderSectionProps) {
  const titleId = useId();
  return (
    <section className={classes['section']} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes['heading']}>
        {title}
      </h3>
      {children}
    </section>
  );
}
