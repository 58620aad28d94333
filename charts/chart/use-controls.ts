import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Control } from './controls.ts';
import { nearest } from './drawing/geometry.ts';
import type { Viewport } from './viewport/use-viewport.ts';

/** Margin around the focused control when it scrolls into view, in px. */
const ROOM = 28;

interface Controls {
  readonly controls: readonly Control[];
  /** The control that Tab enters, and Home. */
  readonly home: string;
  readonly viewport: Viewport;
  readonly onPress: (control: string) => void;
  /** The pointer or the focus is on a control; null when it left. */
  readonly onPoint: (control: string | null) => void;
}

/** Pressing, and the roving tab stop: Tab enters the drawing at one control, the arrow keys move from there. */
export function useControls({ controls, home, viewport, onPress, onPoint }: Controls) {
  const { drawing, reveal, zoomIn, zoomOut, fit } = viewport;
  const [current, setCurrent] = useState<string | null>(null);
  /** The control that gets the focus once it is drawn, because collapsing removed the focused one. */
  const next = useRef<string | null>(null);
  /** Whether the drawing has the focus: folding may remove the focused control. */
  const isInside = useRef(false);
  const has = (id: string | null) => controls.some((control) => control.id === id);
  const tabStop = [current, home].find(has) ?? controls[0]?.id ?? null;

  const focus = (id: string | undefined) => {
    const elements = drawing.current?.querySelectorAll<SVGGElement>('[data-control]') ?? [];
    [...elements].find(({ dataset }) => dataset['control'] === id)?.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (next.current !== null) focus(next.current);
    else if (isInside.current && document.activeElement === document.body) focus(home);
    next.current = null;
  });

  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    '+': zoomIn,
    '-': zoomOut,
    '0': fit,
    Home: () => {
      focus(home);
    },
  };

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = controls.find(({ id }) => id === controlAt(event.target));
    const act = keys[event.key];
    if (act) act();
    else if (!here) return;
    else if (event.key === 'Enter' || event.key === ' ') onPress(here.id);
    else if (event.key.startsWith('Arrow')) focus(nearest(controls, here.box, event.key)?.id);
    else return;
    event.preventDefault();
  };

  return {
    tabStop,
    focusNext: (id: string) => {
      next.current = id;
    },
    handlers: {
      onKeyDown,
      onClick: (event: MouseEvent<SVGSVGElement>) => {
        const id = controlAt(event.target);
        if (id !== null) onPress(id);
      },
      onFocus: (event: { readonly target: EventTarget }) => {
        const here = controls.find(({ id }) => id === controlAt(event.target));
        if (here === undefined) return;
        isInside.current = true;
        setCurrent(here.id);
        reveal([here.box], ROOM);
        onPoint(here.id);
      },
      onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
        if (relatedTarget !== null) isInside.current = false;
        onPoint(null);
      },
      onPointerOver: (event: { readonly target: EventTarget }) => {
        onPoint(controlAt(event.target));
      },
      onPointerLeave: () => {
        onPoint(null);
      },
    },
  };
}

/** The control that an element belongs to. */
const controlAt = (target: EventTarget) =>
  target instanceof Element
    ? (target.closest<SVGGElement>('[data-control]')?.dataset['control'] ?? null)
    : null;
