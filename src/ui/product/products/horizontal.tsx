import { bottom, rect, tenth } from '../box.ts';
import { Clipped } from '../clipped.tsx';
import { shade, tint } from '../colour.ts';
import { hangs } from '../geometry/detail.ts';
import { horizontalGeometry } from '../geometry/horizontal.ts';
import { hardware } from '../hardware.ts';
import { fabricTones } from '../materials/fabric-paints.tsx';
import { ShadeUnder } from '../materials/hanging-fabric.tsx';
import { HandControl } from '../mechanism/controls.tsx';
import { MotorSide } from '../mechanism/fixing.tsx';
import { Head, Profile } from '../mechanism/head.tsx';
import { down, Moving, up } from '../mechanism/moving.tsx';
import classes from '../product-drawing.module.css';
import type { PartProps, Sheet } from '../sheet.ts';

/** A slat lit from above, slightly rounded. */
function SlatPaint({ sheet }: PartProps) {
  const { middle } = fabricTones(sheet);
  return (
    <linearGradient id={sheet.id('slat')} x1="0" y1="0" x2="0" y2="1">
      <stop stopColor={shade(middle, 0.12)} />
      <stop offset=".18" stopColor={tint(middle, 0.3)} />
      <stop offset=".55" stopColor={middle} />
      <stop offset="1" stopColor={shade(middle, 0.42)} />
    </linearGradient>
  );
}

const geometryOf = ({ drawing, layout }: Sheet) => horizontalGeometry(drawing, layout.unit);

/** One slat as a pattern: it tilts inside its tile. Wood has a grain. */
export function HorizontalPaints({ sheet }: PartProps) {
  const { id, paint, drawing } = sheet;
  const { field, pitch, slat, turn, stack } = geometryOf(sheet);
  const { middle } = fabricTones(sheet);
  const isWood = drawing.fabric.weave === 'madera' && drawing.detail !== 'icon';
  const wide = isWood ? 900 : 1_000;
  const thin = stack.height / 12;
  return (
    <>
      <SlatPaint sheet={sheet} />
      <pattern
        id={id('slats')}
        x={tenth(field.x)}
        y={tenth(field.y)}
        width={wide}
        height={tenth(pitch)}
        patternUnits="userSpaceOnUse"
      >
        <g
          className={classes.moving}
          style={{ transform: `translateY(${String(tenth(pitch / 2))}px) scaleY(${turn.toFixed(3)})` }}
        >
          <rect width={wide} y={tenth(-slat / 2)} height={tenth(slat)} fill={paint('slat')} />
          {isWood ? (
            <path
              d={`M0 ${String(tenth(-slat * 0.2))}q225 ${String(tenth(slat * 0.2))} 450 0t450 0M120 ${String(tenth(slat * 0.1))}q200 ${String(tenth(-slat * 0.14))} 420 0M500 ${String(tenth(slat * 0.24))}h330`}
              fill="none"
              stroke={shade(middle, 0.5)}
              strokeOpacity=".22"
              strokeWidth={tenth(slat * 0.05)}
            />
          ) : null}
        </g>
      </pattern>
      <pattern
        id={id('stack')}
        x="0"
        y={tenth(stack.y)}
        width="1000"
        height={tenth(thin)}
        patternUnits="userSpaceOnUse"
      >
        <rect width="1000" height={tenth(thin)} fill={paint('slat')} />
      </pattern>
    </>
  );
}

/** Slats on ladders that tilt, and gather on their bottom rail. */
export function Horizontal({ sheet }: PartProps) {
  const { drawing } = sheet;
  const geometry = geometryOf(sheet);
  const { head, field, stack, rail, lift, gathered, ladders } = geometry;
  const fine = drawing.detail !== 'icon';
  const tape = drawing.fabric.weave === 'aluminio' ? 2.2 : 4;
  return (
    <>
      <Moving by={up(lift)}>
        <Clipped box={field}>
          <Moving by={down(lift)}>
            <rect {...rect(field)} fill={sheet.paint('slats')} />
            {fine ? <rect {...rect(field)} fill={sheet.paint('hang')} /> : null}
            {fine
              ? ladders.map((x) => (
                  <rect
                    key={x}
                    {...rect({ ...field, x: x - tape, width: tape * 2 })}
                    fill="rgb(20 22 20 / 30%)"
                  />
                ))
              : null}
          </Moving>
        </Clipped>
        <g
          className={classes.moving}
          style={{
            transformOrigin: `0 ${String(tenth(bottom(stack)))}px`,
            transform: `scaleY(${gathered.toFixed(3)})`,
          }}
        >
          <rect {...rect(stack)} fill={sheet.paint('stack')} />
        </g>
        <Profile sheet={sheet} box={rail} paint="slat" />
      </Moving>
      <ShadeUnder sheet={sheet} box={{ ...field, y: bottom(head) - 2, height: 100 }} />
      <HandControl
        sheet={sheet}
        x={drawing.side === 'right' ? drawing.width - 70 : 70}
        top={head.height}
        length={hangs(drawing, head.height)}
      />
      <Profile sheet={sheet} box={head} paint={drawing.fabric.weave === 'madera' ? 'slat' : 'metal'} />
      <Head sheet={sheet} box={{ ...head, height: Math.min(hardware.gallery, drawing.height * 0.4) }} />
      <MotorSide sheet={sheet} box={head} />
    </>
  );
}
