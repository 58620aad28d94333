import { bottom, rect, right, tenth } from '../box.ts';
import { hangs } from '../geometry/detail.ts';
import { panelGeometry } from '../geometry/panel-japones.ts';
import { hardware } from '../hardware.ts';
import { HangingFabric, ShadeUnder } from '../materials/hanging-fabric.tsx';
import { HandControl } from '../mechanism/controls.tsx';
import { MotorSide } from '../mechanism/fixing.tsx';
import { Head, Profile } from '../mechanism/head.tsx';
import { Moving } from '../mechanism/moving.tsx';
import type { PartProps } from '../sheet.ts';

const aside = (by: number) => `translateX(${String(tenth(by))}px)`;

export function PanelPaints({ sheet: { id } }: PartProps) {
  return (
    <linearGradient id={id('lap')} x1="0" y1="0" x2="1" y2="0">
      <stop stopColor="#10171a" stopOpacity="0" />
      <stop offset="1" stopColor="#10171a" stopOpacity=".22" />
    </linearGradient>
  );
}

export function PanelVeil({ sheet }: PartProps) {
  const { panel, panels } = panelGeometry(sheet.drawing);
  return panels.map(({ closed, at }) => (
    <Moving key={closed} by={aside(at)}>
      <rect {...rect(panel)} fill="var(--veil)" opacity={sheet.light.veil} />
    </Moving>
  ));
}

/** Panels of fabric on tracks, each in front of the next. */
export function PanelJapones({ sheet }: PartProps) {
  const { drawing } = sheet;
  const { rail, panel, bar, panels } = panelGeometry(drawing);
  const shadow = { ...panel, x: -45, width: 45 };
  const last = panels.at(drawing.side === 'right' ? 0 : -1);
  return (
    <>
      {panels.map(({ closed, at }, index) => (
        <Moving key={closed} by={aside(at)}>
          {index > 0 && drawing.detail !== 'icon' ? (
            <rect {...rect(shadow)} fill={sheet.paint('lap')} />
          ) : null}
          <HangingFabric sheet={sheet} box={panel} />
          <Profile sheet={sheet} box={bar} paint={drawing.wrappedBar ? 'hem' : 'metal'} />
        </Moving>
      ))}
      <ShadeUnder sheet={sheet} box={{ ...rail, y: bottom(rail) - 2, height: 110 }} />
      {last ? (
        <Moving by={aside(last.at)}>
          <HandControl
            sheet={sheet}
            x={drawing.side === 'right' ? 26 : right(panel) - 26}
            top={rail.height}
            length={hangs(drawing, rail.height)}
          />
        </Moving>
      ) : null}
      <Profile sheet={sheet} box={rail} />
      <Head sheet={sheet} box={{ ...rail, height: Math.min(hardware.gallery, drawing.height * 0.4) }} />
      <MotorSide sheet={sheet} box={rail} />
    </>
  );
}
