import { useEffect, useRef } from 'react';
import type { ChartView } from '../layout/chart-layout.ts';
import type { Viewport } from './use-viewport.ts';

/** Margin around the newly active states, so that their next transitions are visible too; in px. */
const ROOM = 110;

/** Scrolls newly active states into view. */
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

/** Scrolls the states that an act elsewhere on the page would lead to into view. */
export function useForesight(view: ChartView, entered: readonly string[], { pane, reveal }: Viewport): void {
  const key = entered.join(' ');
  useEffect(() => {
    // The control under the pointer must not move.
    if (key === '' || pane.current?.matches(':hover, :focus-within') === true) return;
    const ids = key.split(' ');
    reveal(
      view.states.filter(({ id }) => ids.includes(id)),
      ROOM,
    );
  }, [key, pane, reveal, view]);
}
