import { useEffect, useRef } from 'react';
import type { ChartView, Shape } from '../../layout/chart-layout.ts';
import type { Viewport } from './use-viewport.ts';

/** Margin around the newly active states, so that their next transitions are visible too; in px. */
export const ROOM = 110;

/** Scrolls newly active states into view, and the other active ones as far as they fit beside these. */
export function useFollow(
  view: ChartView,
  shape: Shape,
  leaves: readonly string[],
  { reveal }: Viewport,
): void {
  const before = useRef<{ readonly shape: Shape; readonly leaves: readonly string[] } | null>(null);
  const key = leaves.join(' ');
  useEffect(() => {
    const now = key.split(' ');
    // Another drawing has them at other places.
    const shown = before.current?.shape === shape ? before.current.leaves : [];
    const entered = now.filter((id) => !shown.includes(id));
    before.current = { shape, leaves: now };
    if (entered.length === 0) return;
    const others = now.filter((id) => !entered.includes(id));
    reveal(
      [...entered, ...others].flatMap((id) => view.states.filter((state) => state.id === id)),
      ROOM,
    );
  }, [key, reveal, shape, view]);
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
