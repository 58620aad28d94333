import { bottom, rect } from '../box.ts';
import { rollerGeometry } from '../geometry/enrollable.ts';
import type { PartProps } from '../sheet.ts';
import { Roller } from './enrollable.tsx';

/** Width of what guides the fabric at each side. */
const guides = { cables: 8, channels: 42, rods: 14 } as const;

/** An awning that lowers straight down, seen from the terrace: between cables, in channels, or along rods that stand off the wall. */
export function DropAwning({ sheet }: PartProps) {
  const { head, fabric } = rollerGeometry(sheet.drawing);
  const { width, height, build, detail } = sheet.drawing;
  const kind = build === 'channels' || build === 'rods' ? build : 'cables';
  const wide = Math.min(guides[kind], width * 0.03);
  const top = bottom(head);
  const inset = kind === 'channels' ? wide / 2 : fabric.x / 2;
  const middles = [inset, width - inset];
  const bars = middles.map((x) => (
    <rect
      key={x}
      {...rect({ x: x - wide / 2, y: top, width: wide, height: height - top })}
      fill={kind === 'channels' ? sheet.paint('post') : '#8b918e'}
    />
  ));
  const stands =
    kind === 'rods' && detail !== 'icon'
      ? middles.flatMap((x) =>
          [0.12, 0.88].map((share) => (
            <rect
              key={`${String(x)} ${String(share)}`}
              {...rect({ x: x - 24, y: top + share * (height - top) - 14, width: 48, height: 28 })}
              rx={8}
              fill={sheet.paint('post')}
            />
          )),
        )
      : [];
  // Fabric runs inside of channels, and before the rest.
  return (
    <>
      {kind === 'channels' ? null : bars}
      {stands}
      <Roller sheet={sheet} />
      {kind === 'channels' ? bars : null}
    </>
  );
}
