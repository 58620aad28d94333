import { bottom, rect, tenth, type Box } from '../box.ts';
import { shade, tint } from '../colour.ts';
import type { Build } from '../drawing.ts';
import { hoodGeometry } from '../geometry/capota.ts';
import { hangs, lerp } from '../geometry/detail.ts';
import { terraceOf } from '../geometry/terrace.ts';
import { fabricTones } from '../materials/fabric-paints.tsx';
import { stripesOf } from '../materials/stripes.tsx';
import { Valance } from '../materials/valance.tsx';
import { HandControl } from '../mechanism/controls.tsx';
import { MotorSide } from '../mechanism/fixing.tsx';
import { down, Moving } from '../mechanism/moving.tsx';
import { TerracePaints } from '../scene/terrace.tsx';
import type { PartProps } from '../sheet.ts';

/** Height of the hinge, where a motor is. */
const HINGE = 90;

/** Distance from its corner where a hoop begins to bend; a straight one hardly bends. */
const cornerOf = ({ width, height }: Box, build: Build) =>
  build === 'straight' ? Math.min(40, width * 0.03) : Math.min(width * 0.22, height * 0.55);

/** A hoop and everything below it, attached to its hinge. */
function outlineOf(hood: Box, build: Build): string {
  const at = (x: number, y: number) => `${String(tenth(x))} ${String(tenth(y))}`;
  const { width } = hood;
  const top = -hood.height;
  const corner = cornerOf(hood, build);
  return `M${at(0, 0)}L${at(0, top + corner)}Q${at(0, top)} ${at(corner, top)}L${at(width - corner, top)}Q${at(width, top)} ${at(width, top + corner)}L${at(width, 0)}z`;
}

/** Position of a hoop at that height. */
const standing = (hood: Box, share: number) =>
  `translateY(${String(tenth(hood.height))}px) scaleY(${share.toFixed(3)})`;

/** Below the front hoop there is no fabric, so the house is visible. */
export function HoodPaints({ sheet }: PartProps) {
  const { hood, hoops } = hoodGeometry(sheet.drawing);
  const { middle } = fabricTones(sheet);
  return (
    <>
      <TerracePaints sheet={sheet} />
      <linearGradient id={sheet.id('gore')} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={tint(middle, 0.2)} />
        <stop offset=".22" stopColor={middle} />
        <stop offset="1" stopColor={shade(middle, 0.45)} />
      </linearGradient>
      <mask id={sheet.id('hollow')} maskUnits="userSpaceOnUse" {...rect(hood)}>
        <rect {...rect(hood)} fill="#fff" />
        <Moving by={standing(hood, hoops.at(-1) ?? 1)}>
          <path d={outlineOf(hood, sheet.drawing.build)} fill="#000" />
        </Moving>
      </mask>
    </>
  );
}

/** A hood that opens like a fan around its hinge. */
export function Hood({ sheet }: PartProps) {
  const { drawing } = sheet;
  const { openness, detail, side, build } = drawing;
  const { hood, hoops, valance } = hoodGeometry(sheet.drawing);
  const { width, height } = hood;
  const outline = outlineOf(hood, build);
  const stripes = stripesOf(sheet);
  // When folded, the valance hangs between the rounded corners of its hoop.
  const narrowed = lerp(1 - (1.1 * cornerOf(hood, build)) / width, 1, Math.min(1, openness * 1.6));
  const isFine = detail !== 'icon';
  const rim = bottom(hood) - height * (hoops.at(-1) ?? 0) + (valance?.height ?? 0);
  const shadow = { x: width * 0.03, y: -4, width: width * 0.94, height: height * 0.45 };
  return (
    <>
      {isFine ? (
        <Moving by={down(rim)}>
          <rect {...rect(shadow)} fill={sheet.paint('under')} opacity={0.3 + 0.7 * openness} />
        </Moving>
      ) : null}
      <g mask={sheet.paint('hollow')}>
        {hoops.map((share, index) => (
          <Moving key={index} by={standing(hood, share)}>
            <path d={outline} fill={sheet.paint('gore')} />
            {stripes === undefined ? null : <path d={outline} fill={stripes} fillOpacity=".88" />}
            {isFine ? <path d={outline} fill={sheet.paint('hang')} /> : null}
            <path d={outline} fill="none" stroke="rgb(16 23 26 / 22%)" strokeWidth={9} />
          </Moving>
        ))}
      </g>
      {valance ? (
        <Moving
          by={`translate(${String(tenth(width / 2))}px, ${String(tenth(valance.y))}px) scaleX(${narrowed.toFixed(3)})`}
        >
          <g transform={`translate(${String(tenth(-width / 2))} ${String(tenth(-valance.y))})`}>
            <Valance sheet={sheet} box={valance} />
          </g>
        </Moving>
      ) : null}
      <MotorSide sheet={sheet} box={{ ...hood, y: height - HINGE, height: HINGE }} />
      <HandControl
        sheet={sheet}
        x={side === 'right' ? width - 30 : 30}
        top={height}
        length={hangs(drawing, height, terraceOf(drawing).ground)}
      />
    </>
  );
}
