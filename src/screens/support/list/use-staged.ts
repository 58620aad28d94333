import { startTransition, useEffect, useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/** About what a window shows of a list. */
const IN_SIGHT = 18;

/**
 * Rows to draw now: of many new ones those on top first and all as soon as nothing else is to do, so that the first stand
 * early and nobody who types waits for the last. Rows that stand already stay.
 */
export function useStaged<Row extends { readonly id: number }>(rows: readonly Row[]): readonly Row[] {
  const [drawn, setDrawn] = useState(NONE);
  const fresh = rows.filter(({ id }) => !drawn.has(id));
  const hidden = fresh[IN_SIGHT];
  useEffect(() => {
    if (hidden === undefined) return;
    startTransition(() => {
      setDrawn(new Set(rows.map(({ id }) => id)));
    });
  });
  return hidden === undefined ? rows : rows.slice(0, rows.indexOf(hidden));
}
