import { useMemo, useSyncExternalStore } from 'react';
import type { MachineName } from '#machines/index.ts';
import type { Marks } from '../progress/marks.ts';
import { coverage, judge, ownWalks } from '../progress/store.ts';
import { summaryOf } from '../progress/summary.ts';
import type { Walk } from './walk.ts';

/** What the tester has walked and judged of a chart, and how to judge. */
export function useOwnProgress(
  machine: MachineName,
  marks: Marks,
): Pick<Walk, 'walked' | 'judged' | 'onJudge'> {
  const kept = useSyncExternalStore(coverage.subscribe, coverage.getSnapshot);
  return useMemo(() => {
    const { walked, judged } = summaryOf(ownWalks(kept), machine, marks);
    return {
      walked: new Set(walked),
      judged,
      onJudge: (edges, is) => {
        judge(machine, edges, is, marks);
      },
    };
  }, [kept, machine, marks]);
}
