import { bottom, rect, tenth } from '../box.ts';
import { shade, tint } from '../colour.ts';
import { hangs } from '../geometry/detail.ts';
import { verticalGeometry } from '../geometry/vertical.ts';
import { hardware } from '../hardware.ts';
import { fabricTones } from '../materials/fabric-paints.tsx';
import { ShadeUnder } from '../materials/hanging-fabric.tsx';
import { HandControl } from '../mechanism/controls.tsx';
import { MotorSide } from '../mechanism/fixing.tsx';
import { Head, Profile } from '../mechanism/head.tsx';
import classes from '../product-drawing.module.css';
import type { PartProps } from '../sheet.ts';

export function VerticalPaints({ sheet }: PartProps) {
  const { middle } = fabricTones(sheet);
  return (
    <linearGradient id={sheet.id('vane')} x1="0" y1="0" x2="1" y2="0">
      <stop stopColor={shade(middle, 0.3)} />
      <stop offset=".12" stopColor={shade(middle, 0.08)} />
      <stop offset=".5" stopColor={tint(middle, 0.14)} />
      <stop offset=".85" stopColor={middle} />
      <stop offset="1" stopColor={shade(middle, 0.14)} />
    </linearGradient>
  );
}

/** Vanes that turn and slide along a rail. */
export function Vertical({ sheet }: PartProps) {
  const { drawing, layout } = sheet;
  const { rail, vanes, vane, turn } = verticalGeometry(drawing, layout.unit);
  const x = drawing.side === 'right' ? drawing.width - 30 : 30;
  return (
    <>
      {vanes.map(({ closed, at }) => (
        <g
          key={closed}
          className={classes.moving}
          style={{ transform: `translateX(${String(tenth(at))}px) scaleX(${turn.toFixed(3)})` }}
        >
          <rect {...rect(vane)} fill={sheet.paint('vane')} fillOpacity={1 - sheet.light.see * 0.5} />
        </g>
      ))}
      <ShadeUnder sheet={sheet} box={{ ...rail, y: bottom(rail) - 2, height: 110 }} />
      <HandControl sheet={sheet} x={x} top={rail.height} length={hangs(drawing, rail.height)} />
      <Profile sheet={sheet} box={rail} />
      <Head sheet={sheet} box={{ ...rail, height: Math.min(hardware.gallery, drawing.height * 0.4) }} />
      <MotorSide sheet={sheet} box={rail} />
    </>
  );
}
