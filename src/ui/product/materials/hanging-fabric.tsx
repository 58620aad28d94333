import { bottom, rect, right, type Box } from '../box.ts';
import type { PartProps } from '../sheet.ts';
import { stripesOf } from './stripes.tsx';
import { hasThreads } from './weave-pattern.tsx';

interface HangingFabricProps extends PartProps {
  readonly box: Box;
  /** Share of the view that the fabric hides, when it differs from the fabric's. */
  readonly cover?: number;
}

/** A hanging fabric: colour and light, waves, weave. The view through it is drawn behind it. */
export function HangingFabric({ sheet, box, cover = 1 - sheet.light.see }: HangingFabricProps) {
  const area = rect(box);
  const stripes = stripesOf(sheet);
  return (
    <>
      <rect {...area} fill={sheet.paint('fabric')} fillOpacity={cover} />
      {stripes === undefined ? null : <rect {...area} fill={stripes} fillOpacity={cover} />}
      {sheet.drawing.detail === 'icon' ? null : (
        <>
          {hasThreads(sheet.drawing.fabric.weave) ? <rect {...area} fill={sheet.paint('weave')} /> : null}
          <rect {...area} fill={sheet.paint('hang')} />
        </>
      )}
    </>
  );
}

/** The shadow of a head on the fabric below it. */
export function ShadeUnder({ sheet, box }: HangingFabricProps) {
  if (sheet.drawing.detail === 'icon') return null;
  return <rect {...rect(box)} fill={sheet.paint('under')} />;
}

/** Daylight past the edges of an opaque fabric. */
export function EdgeGlow({ sheet, box }: HangingFabricProps) {
  const { edge } = sheet.light;
  if (edge === 0 || sheet.drawing.detail === 'icon') return null;
  const reach = Math.min(90, box.width * 0.12);
  return (
    <g opacity={edge}>
      {sheet.drawing.mount === 'inside' ? (
        <>
          <rect {...rect({ ...box, x: box.x - 6, width: 6 })} fill="#fffaf0" />
          <rect {...rect({ ...box, x: right(box), width: 6 })} fill="#fffaf0" />
        </>
      ) : null}
      <rect {...rect({ ...box, width: reach })} fill={sheet.paint('edge-left')} />
      <rect {...rect({ ...box, x: right(box) - reach, width: reach })} fill={sheet.paint('edge-right')} />
      <rect {...rect({ ...box, y: bottom(box) - reach, height: reach })} fill={sheet.paint('edge-foot')} />
    </g>
  );
}

/** SVG definitions of that daylight. */
export function EdgePaints({ sheet: { id, drawing } }: PartProps) {
  if (drawing.time === 'evening' || drawing.detail === 'icon') return null;
  const ends = [
    ['edge-left', 0, 0, 1, 0],
    ['edge-right', 1, 0, 0, 0],
    ['edge-foot', 0, 1, 0, 0],
  ] as const;
  return ends.map(([name, x1, y1, x2, y2]) => (
    <linearGradient key={name} id={id(name)} x1={x1} y1={y1} x2={x2} y2={y2}>
      <stop stopColor="#fff6dd" stopOpacity=".3" />
      <stop offset=".25" stopColor="#fff6dd" stopOpacity=".1" />
      <stop offset="1" stopColor="#fff6dd" stopOpacity="0" />
    </linearGradient>
  ));
}
