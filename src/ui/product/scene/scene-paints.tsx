import { bottom } from '../box.ts';
import type { PartProps } from '../sheet.ts';

/** SVG definitions of the view from a room's window. The style sheet sets their colours by scheme and time. */
export function ViewPaints({ sheet: { id, drawing } }: PartProps) {
  return (
    <>
      <linearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--sky-top)" />
        <stop offset=".45" stopColor="var(--sky-middle)" />
        <stop offset=".75" stopColor="var(--sky-low)" />
      </linearGradient>
      {drawing.detail === 'icon' ? null : (
        <>
          {(['far', 'middle', 'near', 'trees'] as const).map((wash) => (
            <linearGradient key={wash} id={id(wash)} x1="0" y1="0" x2="0" y2="1">
              <stop stopColor={`var(--${wash}-top)`} />
              <stop offset=".85" stopColor={`var(--${wash}-low)`} />
            </linearGradient>
          ))}
          <linearGradient id={id('sun')} x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="var(--sun-near)" />
            <stop offset="1" stopColor="var(--sun-far)" />
          </linearGradient>
        </>
      )}
    </>
  );
}

/** SVG definitions of the wall and the floor, of a room or of a terrace. */
export function ScenePaints({ sheet: { id, layout, drawing } }: PartProps) {
  const { window, floor, sheet } = layout;
  if (drawing.detail === 'icon') return null;
  return (
    <>
      <linearGradient
        id={id('floor')}
        gradientUnits="userSpaceOnUse"
        x1="0"
        x2="0"
        y1={floor}
        y2={Math.round(Math.max(floor + 1, bottom(sheet)))}
      >
        <stop stopColor="var(--floor-far)" />
        <stop offset="1" stopColor="var(--floor-near)" />
      </linearGradient>
      <radialGradient
        id={id('wash')}
        gradientUnits="userSpaceOnUse"
        cx={window.x + window.width / 2}
        cy={window.y + window.height * 0.5}
        r={Math.max(window.width, window.height) * 1.05}
      >
        <stop stopColor="var(--wall-wash)" />
        <stop offset="1" stopColor="var(--wall-wash)" stopOpacity={0} />
      </radialGradient>
    </>
  );
}
