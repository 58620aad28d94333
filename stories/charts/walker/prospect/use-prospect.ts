import { useMemo, useState } from 'react';
import type { Act } from '../../fixtures/act.ts';
import type { StageState } from '../../stage/stage-state.ts';
import type { Walk } from '../walk.ts';
import { prospectOf, type Place } from './prospect.ts';

/** What the act under the pointer or the focus would do. The next step ends it: the control may then mean something else. */
export function useProspect(
  { chart, graph, planner }: Omit<Place, 'state'>,
  { snapshot, steps }: StageState,
): Pick<Walk, 'prospect' | 'onTry'> {
  const [tried, setTried] = useState<{ readonly act: Act; readonly at: number } | null>(null);
  const act = tried?.at === steps.length ? tried.act : null;
  const prospect = useMemo(
    () => (act === null ? null : prospectOf({ chart, graph, planner, state: { snapshot } }, act)),
    [act, chart, graph, planner, snapshot],
  );
  return {
    prospect,
    onTry: (next) => {
      setTried(next === null ? null : { act: next, at: steps.length });
    },
  };
}
