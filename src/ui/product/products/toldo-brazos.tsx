import { bottom, rect, right, tenth, type Box } from '../box.ts';
import { shade, tint } from '../colour.ts';
import { hangs } from '../geometry/detail.ts';
import { OUT, terraceOf } from '../geometry/terrace.ts';
import { armAwningGeometry } from '../geometry/toldo-brazos.ts';
import { fabricTones } from '../materials/fabric-paints.tsx';
import { stripesOf } from '../materials/stripes.tsx';
import { Valance } from '../materials/valance.tsx';
import { hasThreads } from '../materials/weave-pattern.tsx';
import { HandControl } from '../mechanism/controls.tsx';
import { MotorSide } from '../mechanism/fixing.tsx';
import { Profile } from '../mechanism/head.tsx';
import { Moving } from '../mechanism/moving.tsx';
import classes from '../product-drawing.module.css';
import { TerracePaints } from '../scene/terrace.tsx';
import type { PartProps } from '../sheet.ts';

const SLANT = (Math.atan2(OUT.x, OUT.y) * 180) / Math.PI;
const slanted = `skewX(${SLANT.toFixed(2)}deg)`;

export function ArmAwningPaints({ sheet }: PartProps) {
  const { middle } = fabricTones(sheet);
  return (
    <>
      <TerracePaints sheet={sheet} />
      <linearGradient id={sheet.id('slope')} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={shade(middle, 0.12)} />
        <stop offset=".25" stopColor={middle} />
        <stop offset="1" stopColor={tint(middle, 0.16)} />
      </linearGradient>
      <linearGradient id={sheet.id('slope-light')} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#10171a" stopOpacity=".22" />
        <stop offset=".12" stopColor="#10171a" stopOpacity=".03" />
        <stop offset=".7" stopColor="#fffaf0" stopOpacity=".12" />
        <stop offset="1" stopColor="#10171a" stopOpacity=".08" />
      </linearGradient>
    </>
  );
}

/** An awning on folding arms, with its shadow on the wall and the arms faintly visible under the fabric. */
export function ArmAwning({ sheet }: PartProps) {
  const { drawing } = sheet;
  const { cassette, fabric, out, front, bar, valance, arm: thick, arms } = armAwningGeometry(drawing);
  const { ground } = terraceOf(drawing);
  const top = cassette.height - 14;
  const fine = drawing.detail !== 'icon';
  const area = rect(fabric);
  const stripes = stripesOf(sheet);
  const unroll = { transform: `translateY(${String(top)}px) ${slanted} scaleY(${out.toFixed(3)})` };
  const fall = Math.min(ground - top, drawing.height * 0.85);
  return (
    <>
      {fine && drawing.time === 'day' ? (
        <g
          className={classes.moving}
          style={{ transform: `translateY(${String(top)}px) skewX(-12deg) scaleY(${out.toFixed(3)})` }}
        >
          <rect {...rect({ ...fabric, height: fall })} fill={sheet.paint('shadow')} />
        </g>
      ) : null}
      <g className={classes.moving} style={unroll}>
        <path
          fill="none"
          stroke="#4b524f"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth={thick}
          d={arms.map((arm) => `M${arm.map((point) => point.map(tenth).join(' ')).join('L')}`).join('')}
        />
        <rect {...area} fill={sheet.paint('slope')} fillOpacity=".93" />
        {stripes === undefined ? null : <rect {...area} fill={stripes} fillOpacity=".9" />}
        {fine && hasThreads(sheet.drawing.fabric.weave) ? (
          <rect {...area} fill={sheet.paint('weave')} />
        ) : null}
        <rect {...area} fill={sheet.paint('slope-light')} />
        {fine ? <rect {...area} fill={sheet.paint('hang')} opacity=".6" /> : null}
      </g>
      <Moving by={`translate(${front.map((by) => `${String(tenth(by))}px`).join(', ')})`}>
        {valance ? <Valance sheet={sheet} box={valance} /> : null}
        <Profile sheet={sheet} box={bar} />
      </Moving>
      <ArmHead sheet={sheet} box={cassette} />
      <MotorSide sheet={sheet} box={cassette} />
      <HandControl
        sheet={sheet}
        x={drawing.side === 'right' ? drawing.width - 60 : 60}
        top={cassette.height}
        length={hangs(drawing, cassette.height, ground)}
      />
    </>
  );
}

const PLATE = 26;

/** What the fabric rolls up in: a closed cassette, or a roll between plates, on wider brackets and under a hood where it is reinforced. */
function ArmHead({ sheet, box }: PartProps & { readonly box: Box }) {
  const { build, detail } = sheet.drawing;
  if (build === 'cassette' || detail === 'icon') return <Profile sheet={sheet} box={box} />;
  const isReinforced = build === 'reinforced';
  const bracket = isReinforced ? 190 : 90;
  const middles = isReinforced ? [0.1, 0.5, 0.9] : [0.2, 0.8];
  const roll = { x: box.x + PLATE, y: 16, width: box.width - 2 * PLATE, height: box.height * 0.56 };
  return (
    <>
      {middles.map((share) => (
        <rect
          key={share}
          {...rect({
            x: box.x + share * box.width - bracket / 2,
            y: 4,
            width: bracket,
            height: box.height + 34,
          })}
          rx={8}
          fill={sheet.paint('metal')}
        />
      ))}
      <Profile sheet={sheet} box={roll} paint="roll" />
      <Profile sheet={sheet} box={{ ...roll, y: bottom(roll) + 6, height: 34 }} />
      {isReinforced ? <Profile sheet={sheet} box={{ ...box, height: 40 }} /> : null}
      {[box.x, right(box) - PLATE].map((x) => (
        <rect
          key={x}
          {...rect({ x, y: 0, width: PLATE, height: box.height })}
          rx={6}
          fill={sheet.paint('post')}
        />
      ))}
    </>
  );
}
