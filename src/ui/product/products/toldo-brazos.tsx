import { rect, tenth } from '../box.ts';
import { shade, tint } from '../colour.ts';
import { hangs } from '../geometry/detail.ts';
import { armAwningGeometry } from '../geometry/toldo-brazos.ts';
import { OUT, terraceOf } from '../geometry/terrace.ts';
import { fabricTones } from '../parts/fabric-paints.tsx';
import { HandControl } from '../parts/controls.tsx';
import { MotorSide } from '../parts/fixing.tsx';
import { Profile } from '../parts/head.tsx';
import { Moving } from '../parts/moving.tsx';
import { stripesOf } from '../parts/stripes.tsx';
import { Valance } from '../parts/valance.tsx';
import { TerracePaints } from '../scene/terrace.tsx';
import type { PartProps } from '../sheet.ts';
import classes from '../product-drawing.module.css';
import { hasThreads } from '../parts/weave-pattern.tsx';

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
  const { cassette, fabric, out, front, bar, valance, arms } = armAwningGeometry(drawing);
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
          className={classes['moving']}
          style={{ transform: `translateY(${String(top)}px) skewX(-12deg) scaleY(${out.toFixed(3)})` }}
        >
          <rect {...rect({ ...fabric, height: fall })} fill={sheet.paint('shadow')} />
        </g>
      ) : null}
      <g className={classes['moving']} style={unroll}>
        {arms.map((arm) => (
          <path
            key={arm[0][0]}
            fill="none"
            stroke="#4b524f"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth={52}
            d={`M${arm.map((point) => point.map(tenth).join(' ')).join('L')}`}
          />
        ))}
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
      <Profile sheet={sheet} box={cassette} />
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
