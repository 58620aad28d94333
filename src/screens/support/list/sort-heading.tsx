import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconArrowDown, IconArrowUp, IconSelector } from '#src/ui/icons.ts';
import classes from './list-table.module.css';

interface SortHeadingProps {
  readonly children: ReactNode;
  /** How the table is ordered by this column; null where by another. */
  readonly order: 'ascending' | 'descending' | null;
  readonly atEnd: boolean;
  readonly onSort: () => void;
}

const marks = { ascending: IconArrowUp, descending: IconArrowDown, none: IconSelector } as const;

/**
 * The heading of a column that can be ordered by: a button inside its cell, as the library would make the cell itself
 * a button, which then heads nothing.
 */
export function SortHeading({ children, order, atEnd, onSort }: SortHeadingProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The cell is the library's: it takes no attribute of ours by any other way.
  useLayoutEffect(() => {
    button.current?.closest('th')?.setAttribute('aria-sort', order ?? 'none');
  }, [order]);
  const Mark = marks[order ?? 'none'];
  return (
    <button
      ref={button}
      type="button"
      className={classes['sort']}
      data-order={order ?? undefined}
      data-at-end={atEnd || undefined}
      onClick={onSort}
    >
      <span className={classes['heading']}>{children}</span>
      <Mark className={classes['mark']} size={14} stroke={1.75} aria-hidden />
    </button>
  );
}
