import { brightness } from '../colour.ts';
import type { Weave } from '../drawing.ts';
import type { PartProps } from '../sheet.ts';
import { SLUB_TILE, slubs } from './slubs.ts';

/**
 * The holes of a screen, on a tile of 24 × 24 pixels at the display size. No weave is drawn finer: threads below one
 * pixel cause moiré.
 */
const basket = {
  weft: 'M0 1.5h3M6 1.5h3M12 1.5h3M18 1.5h3M3 4.5h3M9 4.5h3M15 4.5h3M21 4.5h3M0 7.5h3M6 7.5h3M12 7.5h3M18 7.5h3M3 10.5h3M9 10.5h3M15 10.5h3M21 10.5h3M0 13.5h3M6 13.5h3M12 13.5h3M18 13.5h3M3 16.5h3M9 16.5h3M15 16.5h3M21 16.5h3M0 19.5h3M6 19.5h3M12 19.5h3M18 19.5h3M3 22.5h3M9 22.5h3M15 22.5h3M21 22.5h3',
  warp: 'M4.5 0v3M10.5 0v3M16.5 0v3M22.5 0v3M1.5 3v3M7.5 3v3M13.5 3v3M19.5 3v3M4.5 6v3M10.5 6v3M16.5 6v3M22.5 6v3M1.5 9v3M7.5 9v3M13.5 9v3M19.5 9v3M4.5 12v3M10.5 12v3M16.5 12v3M22.5 12v3M1.5 15v3M7.5 15v3M13.5 15v3M19.5 15v3M4.5 18v3M10.5 18v3M16.5 18v3M22.5 18v3M1.5 21v3M7.5 21v3M13.5 21v3M19.5 21v3',
} as const;

const BASKET_TILE = 24;

/** How visible the threads are; boards and slats have a grain instead. */
const depths: Readonly<Record<Weave, number>> = {
  blackout: 0.05,
  screen: 0.1,
  translucida: 0.1,
  decorativa: 0.13,
  acrilica: 0.06,
  madera: 0,
  aluminio: 0,
  pvc: 0,
};

/** Whether a weave shows threads. */
export const hasThreads = (weave: Weave): boolean => depths[weave] > 0;

/** Threads of the fabric as a pattern of four marks, for any size of the fabric. */
export function WeavePattern({ sheet: { id, drawing, layout } }: PartProps) {
  const { weave, colour } = drawing.fabric;
  const isScreen = weave === 'screen';
  const { weft, warp } = isScreen ? basket : slubs;
  const tile = isScreen ? BASKET_TILE : SLUB_TILE;
  const depth = depths[weave] * (drawing.detail === 'hero' ? 1 : 0.4);
  if (!hasThreads(weave)) return null;
  const size = tile * Math.max(0.6, layout.unit);
  // Threads of a bright fabric are visible by their shadows, those of a dark fabric by the light on them.
  const isBright = brightness(colour) > 0.62;
  return (
    <pattern
      id={id('weave')}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      viewBox={`0 0 ${String(tile)} ${String(tile)}`}
      patternTransform={drawing.turned ? 'rotate(90)' : undefined}
    >
      <path
        d={weft}
        stroke={isBright ? '#4a4338' : '#fffaf0'}
        strokeOpacity={depth * (isBright ? 0.7 : 1.15)}
        strokeWidth="1"
      />
      <path
        d={warp}
        stroke={isBright && !isScreen ? '#fffdf6' : '#141a1c'}
        strokeOpacity={depth * (isBright && !isScreen ? 1.7 : 0.9)}
        strokeWidth="1"
      />
    </pattern>
  );
}
