import type { ReactNode } from 'react';
import layout from '#src/ui/styles/layout.module.css';
import classes from './wide-table.module.css';

interface WideTableProps {
  readonly label: string;
  /** Whether a phone shows each row as a card; its cells then say their column in `data-name`. @default false */
  readonly cards?: boolean;
  readonly children: ReactNode;
}

/** A table that scrolls sideways when it is wider than the page, by keyboard too. */
export function WideTable({ label, cards = false, children }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div className={layout.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={classes.table} data-cards={cards || undefined}>
        {children}
      </table>
    </div>
  );
}
