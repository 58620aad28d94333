import type { ReactNode } from 'react';
import type { MeasuringPicture } from '#src/content/texts/measuring.ts';
import classes from './measuring.module.css';

const across = [34, 70, 106];
const down = [34, 80, 126];

/** Ends of the tape, and the tape. */
const tapes: Readonly<Record<MeasuringPicture, readonly string[]>> = {
  widths: across.map((y) => `M20 ${String(y)}H140`),
  heights: down.map((x) => `M${String(x)} 20V120`),
  inside: ['M20 70H140'],
  outside: ['M6 70H154'],
  diagonals: ['M20 20L140 120', 'M20 120L140 20'],
  floor: down.map((x) => `M${String(x)} 12V130`),
  wall: ['M14 40H146'],
  projection: ['M30 108H132'],
};

const pane = (y: number, height: number) => (
  <>
    <rect x="18" y={y} width="124" height={height} fill="var(--sunken)" stroke="var(--ink)" />
    <path d={`M80 ${String(y)}v${String(height)}`} stroke="var(--rule-strong)" />
  </>
);
const ground = <path d="M4 132H156" stroke="var(--ink)" />;
const hung = (shape: string) => (
  <path className={classes.cloth} d={shape} fill="var(--accent-soft)" stroke="var(--accent)" />
);
const opening = pane(18, 104);

/** What is measured, and the cloth where it matters. */
const scenes: Readonly<Record<MeasuringPicture, ReactNode>> = {
  widths: opening,
  heights: opening,
  diagonals: opening,
  inside: (
    <>
      {opening}
      {hung('M21 20H139V82H21z')}
    </>
  ),
  outside: (
    <>
      {opening}
      {hung('M6 8H154V90H6z')}
    </>
  ),
  floor: (
    <>
      {pane(18, 114)}
      {ground}
    </>
  ),
  wall: (
    <>
      <path d="M50 132V62H110V132" fill="var(--sunken)" stroke="var(--ink)" />
      {ground}
      {hung('M14 26H146V54H14z')}
    </>
  ),
  projection: (
    <>
      <path d="M30 8V132" stroke="var(--ink)" />
      {ground}
      {hung('M30 34L132 70V80L30 44z')}
    </>
  ),
};

/** A window or a wall with the tape drawn across it once, and again while one points at it; still where less motion is wanted. Decorative. */
export const StepPicture = ({ picture }: { readonly picture: MeasuringPicture }) => (
  <svg
    viewBox="0 0 160 140"
    fill="none"
    strokeWidth={1.5}
    className={classes.picture}
    aria-hidden="true"
    focusable="false"
  >
    {scenes[picture]}
    {tapes[picture].map((path, at) => (
      <path
        key={path}
        className={classes.tape}
        data-at={at}
        d={path}
        pathLength={1}
        stroke="var(--accent)"
        strokeWidth={2.5}
      />
    ))}
  </svg>
);
