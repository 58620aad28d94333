import { bottom, rect, right, type Box } from '../box.ts';
import { rollerGeometry, type RollerGeometry } from '../geometry/enrollable.ts';
import { EdgeGlow, HangingFabric, ShadeUnder } from '../materials/hanging-fabric.tsx';
import { HandControl } from '../mechanism/controls.tsx';
import { MotorSide } from '../mechanism/fixing.tsx';
import { Head, Profile } from '../mechanism/head.tsx';
import { Moving, up } from '../mechanism/moving.tsx';
import type { PartProps } from '../sheet.ts';

export function RollerPaints({ sheet }: PartProps) {
  return <FabricClip sheet={sheet} {...rollerGeometry(sheet.drawing)} />;
}

/** The part of the picture below the head, where fabric can be visible. */
export function FabricClip({
  sheet: { id, drawing },
  head,
  fabric,
}: PartProps & Pick<RollerGeometry, 'head' | 'fabric'>) {
  const top = drawing.inverse ? 0 : head.height / 2;
  return (
    <clipPath id={id('below')}>
      <rect {...rect({ x: fabric.x - 8, y: top, width: fabric.width + 16, height: drawing.height - top })} />
    </clipPath>
  );
}

export function RollerVeil({ sheet }: PartProps) {
  return <Veil sheet={sheet} {...rollerGeometry(sheet.drawing)} />;
}

interface VeilProps extends PartProps {
  readonly fabric: Box;
  readonly lift: number;
  readonly opacity?: number;
}

/**
 * The haze of the fabric over the view. It is drawn behind the window's frame, which is visible as a shadow through a
 * bright fabric.
 */
export function Veil({ sheet, fabric, lift, opacity = sheet.light.veil }: VeilProps) {
  return (
    <g clipPath={sheet.paint('below')}>
      <Moving by={up(lift)}>
        <rect {...rect(fabric)} fill="var(--veil)" opacity={opacity} />
      </Moving>
    </g>
  );
}

/** A roller blind: fabric on a tube, behind a cassette, a gallery or nothing. */
export function Roller({ sheet }: PartProps) {
  const { drawing } = sheet;
  const { head, fabric, cloths, bar, lift, chain, roll } = rollerGeometry(drawing);
  const rolled = drawing.head === 'none' ? <Roll sheet={sheet} roll={roll} head={head} /> : null;
  return (
    <>
      {drawing.inverse ? rolled : null}
      <g clipPath={sheet.paint('below')}>
        <Moving by={up(lift)}>
          {cloths.map((box) => (
            <g key={box.x}>
              <EdgeGlow sheet={sheet} box={box} />
              <HangingFabric sheet={sheet} box={box} />
              <Seams box={box} pieces={drawing.pieces} />
              <Profile
                sheet={sheet}
                box={{ ...bar, x: box.x, width: box.width }}
                paint={drawing.wrappedBar ? 'hem' : 'metal'}
              />
            </g>
          ))}
        </Moving>
        {drawing.inverse ? null : (
          <ShadeUnder sheet={sheet} box={{ ...fabric, y: bottom(head) - 2, height: 130 }} />
        )}
      </g>
      {drawing.inverse ? null : rolled}
      <HandControl sheet={sheet} {...chain} />
      <Head sheet={sheet} box={head} />
      <MotorSide sheet={sheet} box={head} />
    </>
  );
}

/** Where lengths of fabric are welded together: a line of double fabric. */
function Seams({ box, pieces }: { readonly box: Box; readonly pieces: number }) {
  return Array.from({ length: pieces - 1 }, (_, at) => (
    <rect
      key={at}
      {...rect({ ...box, y: box.y + (box.height * (at + 1)) / pieces, height: 12 })}
      fill="rgb(10 14 14 / 22%)"
    />
  ));
}

function Roll({ sheet, roll, head }: PartProps & { readonly roll: Box; readonly head: Box }) {
  const plate = Math.min(8, roll.x);
  return (
    <>
      <Profile sheet={sheet} box={roll} paint="roll" />
      {sheet.drawing.detail === 'icon' ? null : (
        <>
          <rect {...rect({ ...head, width: plate })} rx={2} fill={sheet.paint('metal')} />
          <rect
            {...rect({ ...head, x: right(head) - plate, width: plate })}
            rx={2}
            fill={sheet.paint('metal')}
          />
        </>
      )}
    </>
  );
}
