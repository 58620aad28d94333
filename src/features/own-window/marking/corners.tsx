import { clsx as cx } from 'clsx';
import { use, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Photo, Quad, Spot } from '#machines/own-window/own-window.machine.ts';
import layout from '#src/ui/styles/layout.module.css';
import { PictureFrame } from '../dialog/picture-frame.tsx';
import { cornerNames } from '../dialog/texts.ts';
import { pictureOf } from '../picture/picture.ts';
import { snapped } from '../picture/snap.ts';
import classes from './corners.module.css';
import { Loupe } from './loupe.tsx';
import { PhotoCanvas } from './photo-canvas.tsx';

interface CornersProps {
  readonly photo: Photo;
  readonly corners: Quad;
  /** What the corners belong to, such as "la ventana". */
  readonly of: string;
  /** Whether a dragged corner is drawn to the edges in the photo. */
  readonly snaps: boolean;
  readonly onPlace: (corners: Quad) => void;
}

/** How far an arrow key moves a corner, in px of the photo. */
const STEP_PX = 1;
const LARGE_STEP_PX = 10;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const withCorner = (quad: Quad, at: number, spot: Spot): Quad => {
  const one = (index: 0 | 1 | 2 | 3) => (index === at ? spot : quad[index]);
  return [one(0), one(1), one(2), one(3)];
};

/** A photo with four corners that the pointer or the arrow keys move; a loupe shows the one that moves. */
export function Corners({ photo, corners, of, snaps, onPlace }: CornersProps) {
  const picture = use(pictureOf(photo));
  const [active, setActive] = useState<number | null>(null);
  /** From the pointer to the corner, in px of the photo. */
  const grip = useRef<Spot>({ x: 0, y: 0 });
  const frame = useRef<SVGSVGElement>(null);

  const within = ({ x, y }: Spot): Spot => ({
    x: Math.min(photo.width, Math.max(0, x)),
    y: Math.min(photo.height, Math.max(0, y)),
  });
  const pointedAt = ({ clientX, clientY }: PointerEvent): Spot => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return {
      x: ((clientX - box.left) / box.width) * photo.width,
      y: ((clientY - box.top) / box.height) * photo.height,
    };
  };
  const drag = (event: PointerEvent, at: number) => {
    const { x, y } = pointedAt(event);
    const free = within({ x: x + grip.current.x, y: y + grip.current.y });
    const { scale } = picture;
    const near = snapped(picture.pixels, { x: free.x * scale, y: free.y * scale });
    const isFree = !snaps || event.altKey;
    onPlace(withCorner(corners, at, isFree ? free : within({ x: near.x / scale, y: near.y / scale })));
  };
  const onKeyDown = (event: KeyboardEvent, at: number, { x, y }: Spot) => {
    const arrow = arrows[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX;
    onPlace(withCorner(corners, at, within({ x: x + arrow[0] * step, y: y + arrow[1] * step })));
  };
  const outline = corners.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ');
  return (
    <PictureFrame photo={photo}>
      <PhotoCanvas picture={picture} />
      <svg
        ref={frame}
        className={cx(layout.fill, classes.outline)}
        viewBox={`0 0 ${String(photo.width)} ${String(photo.height)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polygon points={outline} data-under />
        <polygon points={outline} />
      </svg>
      {corners.map((spot, at) => (
        <button
          key={cornerNames[at]}
          type="button"
          role="slider"
          className={classes.handle}
          style={{
            insetInlineStart: `${String((spot.x / photo.width) * 100)}%`,
            insetBlockStart: `${String((spot.y / photo.height) * 100)}%`,
          }}
          aria-label={`${cornerNames[at] ?? ''} de ${of}`}
          aria-valuemin={0}
          aria-valuemax={photo.width}
          aria-valuenow={Math.round(spot.x)}
          aria-valuetext={`${String(Math.round(spot.x))} a la derecha, ${String(Math.round(spot.y))} abajo`}
          onFocus={() => {
            setActive(at);
          }}
          onBlur={() => {
            setActive(null);
          }}
          onKeyDown={(event) => {
            onKeyDown(event, at, spot);
          }}
          onPointerDown={(event) => {
            const { x, y } = pointedAt(event);
            grip.current = { x: spot.x - x, y: spot.y - y };
            event.currentTarget.setPointerCapture(event.pointerId);
            event.currentTarget.focus({ preventScroll: true });
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event, at);
          }}
        />
      ))}
      {active === null ? null : (
        <Loupe
          picture={picture}
          corners={corners}
          at={active}
          isOnLeft={(corners[active]?.x ?? 0) > photo.width / 2}
        />
      )}
    </PictureFrame>
  );
}
