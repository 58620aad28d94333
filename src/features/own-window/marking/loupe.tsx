import { useLayoutEffect, useRef } from 'react';
import type { Quad } from '#machines/own-window/own-window.machine.ts';
import type { Picture } from '../picture/picture.ts';
import classes from './loupe.module.css';

/** Side of the loupe, in px; drawn twice as fine. */
const SIDE = 124;
const FINE = 2;
/** How much it enlarges the shown picture. */
const ZOOM = 3;

interface LoupeProps {
  readonly picture: Picture;
  readonly corners: Quad;
  /** The enlarged corner. */
  readonly at: number;
  /** Whether it is on the left of the photo, away from the corner. */
  readonly isOnLeft: boolean;
}

/** The surroundings of a corner, which a finger covers. */
export function Loupe({ picture, corners, at, isOnLeft }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    const spot = corners[at];
    if (!context || spot === undefined) return;
    const zoom = ZOOM * FINE * picture.scale;
    const middle = (SIDE * FINE) / 2;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, SIDE * FINE, SIDE * FINE);
    context.setTransform(zoom, 0, 0, zoom, middle - spot.x * zoom, middle - spot.y * zoom);
    context.imageSmoothingEnabled = true;
    context.drawImage(picture.whole, 0, 0);
    context.setTransform(1, 0, 0, 1, 0, 0);
    const toLoupe = (index: number) => {
      const { x, y } = corners[index % 4] ?? spot;
      return [middle + (x - spot.x) * zoom, middle + (y - spot.y) * zoom] as const;
    };
    context.beginPath();
    context.moveTo(...toLoupe(at + 3));
    context.lineTo(middle, middle);
    context.lineTo(...toLoupe(at + 1));
    for (const [width, colour] of [
      [5, 'rgb(10 20 20 / 55%)'],
      [2, '#ffffff'],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.stroke();
    }
  }, [picture, corners, at]);
  return (
    <canvas
      ref={canvas}
      className={classes.loupe}
      data-left={isOnLeft || undefined}
      width={SIDE * FINE}
      height={SIDE * FINE}
      aria-hidden="true"
    />
  );
}
