import { bottom, inset, polygon, rect, right, tenth, type Box } from '../box.ts';
import { Clipped } from '../clipped.tsx';
import type { PartProps } from '../sheet.ts';
import { leaves } from './branch.ts';
import { frameOf } from './window-frame.tsx';

interface TerraceProps extends PartProps {
  readonly ground: number;
  readonly door: Box;
}

/** SVG definitions of a sunlit wall and its glass. */
export function TerracePaints({ sheet: { id } }: PartProps) {
  return (
    <>
      <linearGradient id={id('pane-depth')} x1="0" y1="0" x2=".35" y2="1">
        <stop stopColor="var(--room-top)" />
        <stop offset=".6" stopColor="var(--room-middle)" />
        <stop offset="1" stopColor="var(--room-low)" />
      </linearGradient>
      <linearGradient id={id('lamplight')} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#ffd591" stopOpacity=".5" />
        <stop offset="1" stopColor="#ffd591" stopOpacity="0" />
      </linearGradient>
      <linearGradient id={id('shadow')} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#14202a" stopOpacity=".42" />
        <stop offset=".6" stopColor="#14202a" stopOpacity=".24" />
        <stop offset="1" stopColor="#14202a" stopOpacity=".14" />
      </linearGradient>
    </>
  );
}

/** The house from outside: a sunlit wall, a glass door, the slabs in front of it. */
export function TerraceScene({ sheet, ground, door }: TerraceProps) {
  const { drawing, layout } = sheet;
  const page = layout.sheet;
  const isFine = drawing.detail !== 'icon';
  const foot = bottom(page);
  return (
    <>
      {isFine ? (
        <>
          <rect {...rect(page)} fill="var(--wall)" />
          <rect {...rect(page)} fill={sheet.paint('wash')} />
          <rect {...rect({ ...page, y: ground, height: foot - ground })} fill={sheet.paint('floor')} />
          <rect {...rect({ ...page, y: ground, height: 12 })} fill="var(--cast)" />
          <Slabs sheet={sheet} ground={ground} />
          {drawing.time === 'day' ? <TreeShadow sheet={sheet} /> : <Lamplight sheet={sheet} door={door} />}
        </>
      ) : null}
      <rect {...rect(inset(door, -24))} fill="var(--jamb)" />
      <rect {...rect(door)} fill={sheet.paint('pane-depth')} />
      {isFine ? <Curtain door={door} /> : null}
      {isFine ? <Reflection door={door} /> : null}
      <path fill="var(--frame)" fillRule="evenodd" d={frameOf(door)} />
    </>
  );
}

/** The shadow on the wall of a tree outside the picture. */
function TreeShadow({ sheet: { id, layout } }: PartProps) {
  const page = layout.sheet;
  const side = Math.min(page.width * 0.62, page.height * 0.62);
  return (
    <Clipped box={{ x: right(page) - side, y: page.y, width: side, height: side }} piece="0 0 1000 1000">
      <path id={id('leaves')} fill="var(--leaf-shadow)" d={leaves} />
      <use href={`#${id('leaves')}`} transform="translate(-26 14) scale(1.02)" />
    </Clipped>
  );
}

/** The light of the house on the slabs in front of its door in the evening. */
function Lamplight({ sheet, door }: PartProps & { readonly door: Box }) {
  const foot = bottom(door);
  const reach = Math.min(bottom(sheet.layout.sheet) - foot, door.height * 0.6);
  const spread = reach * 0.45;
  return (
    <path
      fill={sheet.paint('lamplight')}
      d={polygon(
        [door.x, foot],
        [right(door), foot],
        [right(door) + spread * 0.4, foot + reach],
        [door.x - spread, foot + reach],
      )}
    />
  );
}

/** A pale curtain at each side, behind the glass. */
function Curtain({ door }: { readonly door: Box }) {
  const wide = Math.min(260, door.width * 0.14);
  return (
    <path
      fill="rgb(255 255 255 / 34%)"
      d={[door.x + 44, right(door) - 44 - wide]
        .map((x) =>
          polygon(
            [x, door.y + 44],
            [x + wide, door.y + 44],
            [x + wide, bottom(door) - 44],
            [x, bottom(door) - 44],
          ),
        )
        .join('')}
    />
  );
}

function Reflection({ door }: { readonly door: Box }) {
  const lean = Math.min(door.height * 0.5, door.width * 0.3);
  return (
    <path
      fill="var(--glint)"
      d={[0.06, 0.56]
        .map((share) => {
          const x = door.x + door.width * share;
          return polygon(
            [x, bottom(door)],
            [x + lean, door.y],
            [x + lean * 1.3, door.y],
            [x + lean * 0.3, bottom(door)],
          );
        })
        .join('')}
    />
  );
}

/** Joints of the slabs, in the direction of the projection. */
function Slabs({ sheet: { layout }, ground }: PartProps & { readonly ground: number }) {
  const page = layout.sheet;
  const foot = bottom(page);
  const lean = -0.75 * (foot - ground);
  const step = 700;
  const first = Math.floor(page.x / step) * step;
  const count = Math.ceil((page.width - lean) / step) + 1;
  const runs = Array.from({ length: count }, (_, index) => {
    const x = first + index * step;
    return `M${String(tenth(x))} ${String(tenth(ground))}l${String(tenth(lean))} ${String(tenth(foot - ground))}`;
  });
  const rows = Array.from(
    { length: Math.ceil((foot - ground) / 280) },
    (_, index) =>
      `M${String(tenth(page.x))} ${String(tenth(ground + (index + 1) * 280))}h${String(tenth(page.width))}`,
  );
  return <path fill="none" stroke="var(--cast)" strokeWidth={5} d={[...runs, ...rows].join('')} />;
}
