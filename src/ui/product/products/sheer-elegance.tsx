import { bottom, rect, tenth } from '../box.ts';
import { Clipped } from '../clipped.tsx';
import { DENSE, sheerGeometry } from '../geometry/sheer-elegance.ts';
import { fabricTones } from '../materials/fabric-paints.tsx';
import { EdgeGlow, ShadeUnder } from '../materials/hanging-fabric.tsx';
import { HandControl } from '../mechanism/controls.tsx';
import { MotorSide } from '../mechanism/fixing.tsx';
import { Head, Profile } from '../mechanism/head.tsx';
import { down, Moving, up } from '../mechanism/moving.tsx';
import type { PartProps, Sheet } from '../sheet.ts';
import { FabricClip, Veil } from './enrollable.tsx';

const geometryOf = ({ drawing, layout }: Sheet) => sheerGeometry(drawing, layout.unit);

/** Share of the light that one sheer band takes. */
const SHEER = 0.24;

/** Dense and sheer bands, as a pattern as high as one of each. */
export function SheerPaints({ sheet }: PartProps) {
  const { fabric, pitch } = geometryOf(sheet);
  const { middle } = fabricTones(sheet);
  const dense = pitch * DENSE;
  return (
    <>
      <FabricClip sheet={sheet} {...geometryOf(sheet)} />
      <pattern
        id={sheet.id('bands')}
        x={fabric.x}
        y={fabric.y}
        width="1000"
        height={tenth(pitch)}
        patternUnits="userSpaceOnUse"
      >
        <rect width="1000" height={tenth(pitch)} fill={middle} fillOpacity={SHEER} />
        <rect width="1000" height={tenth(dense)} fill={middle} fillOpacity="0.94" />
        <rect
          width="1000"
          y={tenth(dense - pitch * 0.03)}
          height={tenth(pitch * 0.03)}
          fill="#10171a"
          fillOpacity=".1"
        />
      </pattern>
    </>
  );
}

export function SheerVeil({ sheet }: PartProps) {
  return <Veil sheet={sheet} {...geometryOf(sheet)} opacity={0.3} />;
}

/** Day and night bands in two layers that pass each other. */
export function SheerElegance({ sheet }: PartProps) {
  const { drawing } = sheet;
  const { head, fabric, bar, lift, chain, pitch } = geometryOf(sheet);
  const paint = sheet.paint('bands');
  const long = { ...fabric, height: fabric.height * 2 + pitch };
  const fine = drawing.detail !== 'icon';
  return (
    <>
      <g clipPath={sheet.paint('below')}>
        <Moving by={up(lift)}>
          <EdgeGlow sheet={sheet} box={fabric} />
          <Clipped box={fabric}>
            <Moving by={down(lift)}>
              <rect {...rect(fabric)} fill={paint} />
            </Moving>
            <Moving by={up(lift)}>
              <g transform={`translate(0 ${String(tenth(-pitch / 2))})`}>
                <rect {...rect(long)} fill={paint} />
              </g>
            </Moving>
            {fine ? <rect {...rect(fabric)} fill={sheet.paint('hang')} /> : null}
          </Clipped>
          <Profile sheet={sheet} box={bar} paint={drawing.wrappedBar ? 'hem' : 'metal'} />
        </Moving>
        <ShadeUnder sheet={sheet} box={{ ...fabric, y: bottom(head) - 2, height: 120 }} />
      </g>
      <HandControl sheet={sheet} {...chain} />
      <Head sheet={sheet} box={head} />
      <MotorSide sheet={sheet} box={head} />
    </>
  );
}
