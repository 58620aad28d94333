import { useMemo, useSyncExternalStore } from 'react';
import type { MachineName } from '#machines/index.ts';
import type { Marks } from '../progress/marks.ts';
import { coverage, judge, ownWalks } from '../progress/store.ts';
import { summaryOf } from '../progress/summary.ts';
import { small } from '../stage/picture/small.ts';
import type { Stage } from '../stage/stage-state.ts';
import type { Walk } from './walk.ts';

interface Own {
  readonly machine: MachineName;
  readonly marks: Marks;
  readonly stage: Stage | null;
}

/** What the tester has walked and judged of a chart, and how to judge. */
export function useOwnProgress({
  machine,
  marks,
  stage,
}: Own): Pick<Walk, 'walked' | 'judged' | 'said' | 'onJudge'> {
  const kept = useSyncExternalStore(coverage.subscribe, coverage.getSnapshot);
  return useMemo(() => {
    const { walked, judged, said } = summaryOf(ownWalks(kept), machine, marks);
    return {
      walked: new Set(walked),
      judged,
      said,
      onJudge: (edges, is, index) => {
        judge(machine, edges, is, {
          marks,
          ...(is !== 'open' && stage !== null && { takePicture: () => pictureOf(stage, index).then(small) }),
        });
      },
    };
  }, [kept, machine, marks, stage]);
}

/**
 * The picture of a step, once it is taken.
 * @throws Error when there is none, or the step is gone
 */
function pictureOf({ getState, subscribe }: Stage, index: number): Promise<string> {
  const step = getState().steps[index];
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const look = () => {
    const now = getState().steps[index];
    if (now?.picture?.is === 'there') resolve(now.picture.url);
    else if (now === undefined || now.act !== step?.act || now.picture !== undefined)
      reject(new Error('the step has no picture'));
  };
  const end = subscribe(look);
  look();
  return promise.finally(end);
}
