import { startTransition, useEffect, useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/** About as many rows as a window shows. */
const FIRST_ROWS = 18;

/**
 * Rows to render now. Of many new rows the top ones are rendered first and the rest in a transition, so that the first
 * appear early and typing is not blocked. Rows that are already rendered stay.
 */
export function useProgressiveRows<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  const [rendered, setRendered] = useState(NONE);
  const fresh = rows.filter(({ id }) => !rendered.has(id));
  const deferred = new Set(fresh.slice(FIRST_ROWS));
  useEffect(() => {
    if (fresh.length === 0) return;
    startTransition(() => {
      setRendered(new Set(rows.map(({ id }) => id)));
    });
  });
  return rows.filter((row) => !deferred.has(row));
}
