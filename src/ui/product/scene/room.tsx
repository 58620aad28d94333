import { panesOf } from './window-frame.tsx';
import { bottom, polygon, rect, right, tenth } from '../box.ts';
import { sunlightPast } from '../geometry/sunlight.ts';
import { Clipped } from '../parts/clipped.tsx';
import type { PartProps } from '../sheet.ts';
import classes from '../product-drawing.module.css';

const SKIRTING = 85;
/** How far the sun's light leans to the left for each millimetre that it comes into the room. */
const LEAN = 0.78;
/** A sill board stands out so far at each side, and is so thick. */
const SILL = { out: 35, thick: 32 } as const;

/** A wall with the light of its window on it, and the floor where the picture reaches that far. */
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
      <rect {...rect(page)} className={classes['wall']} />
      <rect {...rect(page)} fill={sheet.paint('wash')} />
      {hasFloor ? (
        <>
          <rect {...rect({ ...page, y: floor, height: foot - floor })} fill={sheet.paint('floor')} />
          {sheet.drawing.detail === 'hero' ? <Planks sheet={sheet} /> : null}
          {skirting.map(([from = 0, to = 0]) => (
            <g key={from}>
              <rect
                {...rect({ x: from, y: floor - SKIRTING, width: to - from, height: SKIRTING })}
                className={classes['skirting']}
              />
              <rect
                {...rect({ x: from, y: floor - SKIRTING - 5, width: to - from, height: 5 })}
                className={classes['edge-shade']}
              />
            </g>
          ))}
          <rect {...rect({ ...page, y: floor, height: 14 })} className={classes['edge-shade']} />
        </>
      ) : null}
    </>
  );
}

/** Joints of the floor boards, running to a point at the height of the eyes. */
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
  return <path className={classes['joint']} d={lines.join('')} />;
}

/** The light that the window lays on the floor; it draws back as the cloth comes down, along the sun's own direction. */
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
  // Nearer to the wall the floor lies in the shadow of the window's foot.
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
          className={classes['moving']}
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

/** The board under the window, with the shadow that it throws. */
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
      <rect {...rect(board)} className={classes['sill']} />
      <rect {...rect({ ...board, y: y + SILL.thick - 7, height: 7 })} className={classes['edge-shade']} />
    </>
  );
}

/** What a blind that hangs before the wall throws on it, to the left and below: three veils make it soft. */
export function WallShadow({ sheet: { drawing, layout } }: PartProps) {
  const { width, height, openness } = drawing;
  const down = Math.max(90, height * (1 - openness));
  return [10, 24, 42].map((by) => (
    <rect
      key={by}
      className={classes['wall-shadow']}
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
