import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Shape } from '../layout/chart-layout.ts';
import { shapeFor, type Size } from './zoom.ts';

/** Height of the buttons above a drawing, in px. */
const TOOLS = 84;

/** Which of two drawings shows more of itself in a figure, also after the figure was resized. */
export function useShape({ tall, wide }: Readonly<Record<Shape, Size>>): {
  readonly figure: RefObject<HTMLElement | null>;
  readonly shape: Shape;
} {
  const figure = useRef<HTMLElement>(null);
  const [shape, setShape] = useState<Shape>('tall');
  useLayoutEffect(() => {
    const element = figure.current;
    if (element === null) return;
    const choose = () => {
      const { clientWidth: width, clientHeight } = element;
      const height = clientHeight - TOOLS;
      if (width > 0 && height > 0) setShape(shapeFor({ width, height }, { tall, wide }));
    };
    choose();
    const sizes = new ResizeObserver(choose);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
    };
  }, [tall, wide]);
  return { figure, shape };
}
