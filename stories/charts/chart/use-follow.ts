import { useEffect, useRef } from 'react';
import type { ChartView } from '../layout/chart-layout.ts';
import type { Viewport } from './use-viewport.ts';

/** Room that is kept around what has just become active, so that the way on from there is seen too; in px. */
const ROOM = 110;

/** Keeps what has just become active in view. */
export function useFollow(view: ChartView, leaves: readonly string[], { reveal }: Viewport): void {
  const before = useRef<readonly string[]>([]);
  const key = leaves.join(' ');
  useEffect(() => {
    const now = key.split(' ');
    const entered = now.filter((id) => !before.current.includes(id));
    before.current = now;
    reveal(
      view.states.filter(({ id }) => entered.includes(id)),
      ROOM,
    );
  }, [key, reveal, view]);
}
