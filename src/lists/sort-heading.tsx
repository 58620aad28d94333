import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconArrowDown, IconArrowUp, IconSelector } from '#src/ui/icons.ts';
import classes from './list-table.module.css';

interface SortHeadingProps {
  readonly children: ReactNode;
  /** The sort direction of this column; null when the table is sorted by another. */
  readonly order: 'ascending' | 'descending' | null;
  readonly atEnd: boolean;
  readonly onSort: () => void;
}

const marks = { ascending: IconArrowUp, descending: IconArrowDown, none: IconSelector } as const;

/**
 * The heading of a sortable column: a button inside its cell. The library would give the cell itself the role of a
 * button, which is then no column header.
 */
export function SortHeading({ children, order, atEnd, onSort }: SortHeadingProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The library renders the cell and accepts no attributes for it.
  useLayoutEffect(() => {
    button.current?.closest('th')?.setAttribute('aria-sort', order ?? 'none');
  }, [order]);
  const Mark = marks[order ?? 'none'];
  return (
    <Button
      ref={button}
      variant="transparent"
      className={classes.sort}
      data-order={order ?? undefined}
      data-at-end={atEnd || undefined}
      rightSection={<Mark size={14} stroke={1.75} aria-hidden />}
      onClick={onSort}
    >
      {children}
    </Button>
  );
}
