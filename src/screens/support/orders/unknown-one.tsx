import type { ReactNode } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import classes from './order-details.module.css';

interface UnknownOneProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** An address may name something that the list does not hold, or no longer. */
export function UnknownOne({ children, onClose }: UnknownOneProps) {
  return (
    <div role="alert" className={classes['section']}>
      <p className={classes['text']}>{children}</p>
      <div className={classes['buttons']}>
        <button type="button" className={buttonClass('small')} onClick={onClose}>
          Ver la lista
        </button>
      </div>
    </div>
  );
}
