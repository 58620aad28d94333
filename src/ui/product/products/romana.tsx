import { bottom, rect, type Box } from '../box.ts';
import { romanGeometry, type Fold } from '../geometry/romana.ts';
import { hardware } from '../hardware.ts';
import { HangingFabric } from '../materials/hanging-fabric.tsx';
import { HandControl } from '../mechanism/controls.tsx';
import { MotorSide } from '../mechanism/fixing.tsx';
import { Head, Profile } from '../mechanism/head.tsx';
import { Moving, up } from '../mechanism/moving.tsx';
import type { PartProps } from '../sheet.ts';

export function RomanPaints({ sheet: { id, drawing } }: PartProps) {
  return (
    <>
      <clipPath id={id('below')}>
        <rect width={drawing.width} height={drawing.height} />
      </clipPath>
      <linearGradient id={id('fold')} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#10171a" stopOpacity=".2" />
        <stop offset=".3" stopColor="#10171a" stopOpacity="0" />
        <stop offset=".62" stopColor="#fffaf0" stopOpacity=".16" />
        <stop offset=".86" stopColor="#10171a" stopOpacity=".06" />
        <stop offset="1" stopColor="#10171a" stopOpacity=".34" />
      </linearGradient>
    </>
  );
}

export function RomanVeil({ sheet }: PartProps) {
  const { folds } = romanGeometry(sheet.drawing);
  const lowest = folds.at(-1);
  if (!lowest) return null;
  const whole: Box = { ...lowest.flat, y: 0, height: bottom(lowest.flat) };
  return (
    <g clipPath={sheet.paint('below')}>
      <Moving by={up(lowest.lift)}>
        <rect {...rect(whole)} fill="var(--veil)" opacity={sheet.light.veil} />
      </Moving>
    </g>
  );
}

/** A roman blind: folds that gather from below, each in front of the next. */
export function Romana({ sheet }: PartProps) {
  const { rail, folds, chain } = romanGeometry(sheet.drawing);
  const { head, width } = sheet.drawing;
  return (
    <>
      <g clipPath={sheet.paint('below')}>
        {folds.toReversed().map((fold) => (
          <FoldOfFabric key={fold.flat.y} sheet={sheet} {...fold} />
        ))}
      </g>
      <HandControl sheet={sheet} {...chain} />
      {head === 'none' ? (
        <Profile sheet={sheet} box={{ ...rail, height: rail.height * 0.35 }} paint="hem" />
      ) : (
        <Head
          sheet={sheet}
          box={{ x: 0, y: 0, width, height: Math.min(hardware.gallery, sheet.drawing.height * 0.4) }}
        />
      )}
      <MotorSide sheet={sheet} box={rail} />
    </>
  );
}

function FoldOfFabric({ sheet, flat, lift, gathered }: PartProps & Fold) {
  const isFine = sheet.drawing.detail !== 'icon';
  return (
    <Moving by={up(lift)}>
      {isFine ? (
        <rect
          {...rect({ ...flat, y: bottom(flat) - 1, height: flat.height * 0.2 })}
          fill={sheet.paint('under')}
          opacity={0.35 + 0.65 * gathered}
        />
      ) : null}
      <HangingFabric sheet={sheet} box={flat} />
      <rect {...rect(flat)} fill={sheet.paint('fold')} opacity={0.38 + 0.62 * gathered} />
      {isFine ? (
        <rect {...rect({ ...flat, y: bottom(flat) - 5, height: 2.5 })} fill="rgb(10 14 14 / 26%)" />
      ) : null}
    </Moving>
  );
}
