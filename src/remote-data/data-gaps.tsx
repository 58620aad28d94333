import { lazy, Suspense } from 'react';
import { gapsOf } from '#src/api/gaps.ts';

const ListGaps = lazy(async () => ({ default: (await import('./list-gaps.tsx')).ListGaps }));

interface DataGapsProps {
  readonly data: unknown;
  /** Asks for the data again. */
  readonly onReload?: (() => void) | undefined;
}

/** Says what shown data lacks of what the server has; nothing when it is whole. */
export function DataGaps({ data, onReload }: DataGapsProps) {
  const gaps = gapsOf(data);
  return gaps === null ? null : (
    <Suspense>
      <ListGaps {...gaps} onReload={onReload} />
    </Suspense>
  );
}
