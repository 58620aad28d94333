import { bottom, polygon, rect, right, tenth } from '../box.ts';
import { Clipped } from '../clipped.tsx';
import { sunlightPast } from '../geometry/sunlight.ts';
import classes from '../product-drawing.module.css';
import type { PartProps } from '../sheet.ts';
import { panesOf } from './window-frame.tsx';

const SKIRTING = 85;
/** How far the sunlight shifts to the left for each millimetre into the room. */
const LEAN = 0.78;
/** Overhang of the sill board at each side, and its thickness. */
const SILL = { out: 35, thick: 32 } as const;

/** A wall with the light of its window, and the floor where the picture includes it. */
export function Room({ sheet }: PartProps) {
  const { sheet: page, floor, opening } = sheet.layout;
  const foot = bottom(page);
  const hasFloor = floor < foot;
  const isDoor = floor - bottom(opening) < 100;
  const skirting = isDoor
    ? [
        [page.x, opening.x],
        [right(opening), right(page)],
      ]
    : [[page.x, right(page)]];
  return (
    <>
      <rect {...rect(page)} fill="var(--wall)" />
      <rect {...rect(page)} fill={sheet.paint('wash')} />
      {hasFloor ? (
        <>
          <rect {...rect({ ...page, y: floor, height: foot - floor })} fill={sheet.paint('floor')} />
          {sheet.drawing.detail === 'hero' ? <Planks sheet={sheet} /> : null}
          {skirting.map(([from = 0, to = 0]) => (
            <g key={from}>
              <rect
                {...rect({ x: from, y: floor - SKIRTING, width: to - from, height: SKIRTING })}
                fill="var(--trim)"
              />
              <rect
                {...rect({ x: from, y: floor - SKIRTING - 5, width: to - from, height: 5 })}
                fill="var(--cast)"
              />
            </g>
          ))}
          <rect {...rect({ ...page, y: floor, height: 14 })} fill="var(--cast)" />
        </>
      ) : null}
    </>
  );
}

/** Joints of the floor boards, towards a vanishing point at eye height. */
function Planks({ sheet: { layout } }: PartProps) {
  const { sheet, floor, opening } = layout;
  const foot = bottom(sheet);
  const eye = { x: opening.x + opening.width / 2, y: floor - 1_500 };
  const spread = (foot - eye.y) / (floor - eye.y);
  const step = 240;
  const count = Math.ceil(sheet.width / 2 / step);
  const lines = Array.from({ length: 2 * count + 1 }, (_, index) => {
    const x = eye.x + (index - count) * step;
    return `M${String(tenth(x))} ${String(tenth(floor))}L${String(tenth(eye.x + (x - eye.x) * spread))} ${String(tenth(foot))}`;
  });
  return <path fill="none" stroke="var(--cast)" strokeWidth={5} d={lines.join('')} />;
}

/** The light of the window on the floor; it retreats along the sun's direction when the fabric comes down. */
export function FloorLight({ sheet }: PartProps) {
  const { layout, drawing, light } = sheet;
  const { floor, opening } = layout;
  const room = bottom(layout.sheet) - floor;
  if (room <= 0 || drawing.time === 'evening') return null;
  const start = Math.min(room * 0.55, (floor - bottom(opening)) * 0.35);
  const reach = opening.height * 0.3;
  const panes =
    drawing.type === 'toldo-vertical' ? [[opening.x, right(opening)] as const] : panesOf(layout.window);
  const patch = panes.map(([x, to]) => polygon([x, 0], [to, 0], [to, reach], [x, reach])).join('');
  // Near the wall, the window sill shades the floor.
  const sunlit = { ...layout.sheet, y: floor + start, height: room - start };
  const past = sunlightPast(drawing);
  const free = drawing.side === 'right' ? opening.x : right(opening);
  const through = Math.max(light.see, light.glow) * 0.7;
  const lean = ((Math.atan(LEAN) * -180) / Math.PI).toFixed(2);
  return (
    <Clipped box={sunlit}>
      <g
        transform={`translate(${String(tenth(-LEAN * start))} ${String(tenth(floor + start))}) skewX(${lean})`}
      >
        {through > 0.02 ? <path fill={sheet.paint('sun')} opacity={through} d={patch} /> : null}
        <g
          className={classes.moving}
          opacity={tenth(past.strength)}
          style={{
            transformOrigin: `${String(tenth(free))}px 0`,
            transform: `translateY(${String(tenth((past.height - 1) * reach))}px) scaleX(${past.width.toFixed(3)})`,
          }}
        >
          <path fill={sheet.paint('sun')} d={patch} />
        </g>
      </g>
    </Clipped>
  );
}

/** The window sill, with its shadow. */
export function Sill({ sheet: { layout, paint } }: PartProps) {
  const { opening, floor } = layout;
  const y = bottom(opening);
  if (floor - y < 100) return null;
  const board = { x: opening.x - SILL.out, y, width: opening.width + 2 * SILL.out, height: SILL.thick };
  return (
    <>
      <rect
        {...rect({ ...board, x: board.x + 6, y: y + SILL.thick, height: 90 })}
        fill={paint('under')}
        opacity={0.55}
      />
      <rect {...rect(board)} fill="var(--trim)" />
      <rect {...rect({ ...board, y: y + SILL.thick - 7, height: 7 })} fill="var(--cast)" />
    </>
  );
}

/** The shadow of a blind in front of the wall, to the left and below: three layers make it soft. */
export function WallShadow({ sheet: { drawing, layout } }: PartProps) {
  const { width, height, openness } = drawing;
  const down = Math.max(90, height * (1 - openness));
  return [10, 24, 42].map((by) => (
    <rect
      key={by}
      fill="var(--wall-shadow)"
      {...rect({
        x: -by * 0.8,
        y: by * 0.5,
        width: width + by * 0.4,
        height: Math.min(down, layout.floor - by) + by * 0.55,
      })}
      rx={by}
    />
  ));
}
