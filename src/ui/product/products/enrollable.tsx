import { bottom, rect, right, type Box } from '../box.ts';
import { rollerGeometry, type RollerGeometry } from '../geometry/enrollable.ts';
import { Cloth, EdgeGlow, ShadeUnder } from '../parts/cloth.tsx';
import { Chain } from '../parts/controls.tsx';
import { Head, Profile } from '../parts/head.tsx';
import { Moving, up } from '../parts/moving.tsx';
import type { PartProps } from '../sheet.ts';

export function RollerPaints({ sheet }: PartProps) {
  return <ClothClip sheet={sheet} {...rollerGeometry(sheet.drawing)} />;
}

/** The part of the picture below the head, where cloth can be visible. */
export function ClothClip({
  sheet: { id, drawing },
  head,
  cloth,
}: PartProps & Pick<RollerGeometry, 'head' | 'cloth'>) {
  const top = head.height / 2;
  return (
    <clipPath id={id('below')}>
      <rect {...rect({ x: cloth.x - 8, y: top, width: cloth.width + 16, height: drawing.height - top })} />
    </clipPath>
  );
}

export function RollerVeil({ sheet }: PartProps) {
  return <Veil sheet={sheet} {...rollerGeometry(sheet.drawing)} />;
}

interface VeilProps extends PartProps {
  readonly cloth: Box;
  readonly lift: number;
  readonly opacity?: number;
}

/**
 * The haze of the cloth over the view. It is drawn behind the window's frame, which is visible as a shadow through a
 * bright cloth.
 */
export function Veil({ sheet, cloth, lift, opacity = sheet.light.veil }: VeilProps) {
  return (
    <g clipPath={sheet.paint('below')}>
      <Moving by={up(lift)}>
        <rect {...rect(cloth)} fill="var(--veil)" opacity={opacity} />
      </Moving>
    </g>
  );
}

/** A roller blind: cloth on a tube, behind a cassette, a gallery or nothing. */
export function Roller({ sheet }: PartProps) {
  const { drawing } = sheet;
  const { head, cloth, bar, lift, chain, roll } = rollerGeometry(drawing);
  return (
    <>
      <g clipPath={sheet.paint('below')}>
        <Moving by={up(lift)}>
          <EdgeGlow sheet={sheet} box={cloth} />
          <Cloth sheet={sheet} box={cloth} />
          <Profile sheet={sheet} box={bar} paint={drawing.wrappedBar ? 'hem' : 'metal'} />
        </Moving>
        <ShadeUnder sheet={sheet} box={{ ...cloth, y: bottom(head) - 2, height: 130 }} />
      </g>
      {drawing.head === 'none' ? <Roll sheet={sheet} roll={roll} head={head} /> : null}
      {drawing.control === 'chain' ? <Chain sheet={sheet} {...chain} /> : null}
      <Head sheet={sheet} box={head} />
    </>
  );
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
