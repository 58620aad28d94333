import { startTransition, useEffect, useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/** About what a window shows of a list. */
const IN_SIGHT = 18;

/**
 * Rows to draw now: of many new ones those on top first and all as soon as nothing else is to do, so that the first stand
 * early and nobody who types waits for the last. Rows that stand already stay.
 */
export function useStaged<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  const [drawn, setDrawn] = useState(NONE);
  const fresh = rows.filter(({ id }) => !drawn.has(id));
  const late = new Set(fresh.slice(IN_SIGHT));
  useEffect(() => {
    if (fresh.length === 0) return;
    startTransition(() => {
      setDrawn(new Set(rows.map(({ id }) => id)));
    });
  });
  return rows.filter((row) => !late.has(row));
}
