import { brightness, mix, shade, tint } from '../colour.ts';
import type { PartProps, Sheet } from '../sheet.ts';
import { StripePattern } from './stripes.tsx';
import { WeavePattern } from './weave-pattern.tsx';

/** The fabric's colour in the light of the window, or of the lamp in the evening. */
export function fabricTones({ drawing, light }: Sheet) {
  const { colour } = drawing.fabric;
  const lit =
    drawing.time === 'day'
      ? tint(colour, light.glow * 0.55)
      : mix(colour, '#ffdfa8', 0.12 * brightness(colour));
  return {
    upper: shade(lit, drawing.time === 'day' ? 0.07 : 0.03),
    middle: lit,
    lower: drawing.time === 'day' ? tint(lit, 0.05 + light.glow * 0.35) : mix(lit, '#5b4326', 0.1),
  };
}

const thousandth = (value: number) => Math.round(value * 1_000) / 1_000;

/** Waves of a hanging fabric: position along its width, and how dark (+) or bright (−) it is there. */
const waves = [
  [0, 0.1],
  [0.012, 0.02],
  [0.1, -0.035],
  [0.23, 0.025],
  [0.34, -0.02],
  [0.47, 0.02],
  [0.6, -0.04],
  [0.74, 0.028],
  [0.86, -0.02],
  [0.985, 0.03],
  [1, 0.11],
] as const;

/** SVG definitions of the fabric: its colour, its waves, the shadow of its head, its weave. */
export function FabricPaints({ sheet }: PartProps) {
  const { id, drawing, light } = sheet;
  const { upper, middle, lower } = fabricTones(sheet);
  const dark = 1 - brightness(drawing.fabric.colour);
  return (
    <>
      <linearGradient id={id('fabric')} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={upper} />
        <stop offset=".4" stopColor={middle} />
        <stop offset="1" stopColor={lower} />
      </linearGradient>
      <linearGradient id={id('hem')} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={middle} />
        <stop offset=".3" stopColor={tint(middle, 0.12)} />
        <stop offset="1" stopColor={shade(middle, 0.28)} />
      </linearGradient>
      <linearGradient id={id('roll')} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={shade(middle, 0.22)} />
        <stop offset=".28" stopColor={tint(middle, 0.16)} />
        <stop offset=".6" stopColor={shade(middle, 0.12)} />
        <stop offset="1" stopColor={shade(middle, 0.5)} />
      </linearGradient>
      <StripePattern sheet={sheet} />
      {drawing.detail === 'icon' ? null : (
        <>
          <linearGradient id={id('hang')} x1="0" y1="0" x2="1" y2="0">
            {waves.map(([offset, depth]) => (
              <stop
                key={offset}
                offset={offset}
                stopColor={depth > 0 ? '#141a1c' : '#fff9ec'}
                stopOpacity={thousandth(Math.abs(depth) * (depth < 0 ? 1 + 1.4 * dark + light.glow : 1.2))}
              />
            ))}
          </linearGradient>
          <linearGradient id={id('under')} x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="#10171a" stopOpacity=".34" />
            <stop offset=".3" stopColor="#10171a" stopOpacity=".13" />
            <stop offset="1" stopColor="#10171a" stopOpacity="0" />
          </linearGradient>
          <WeavePattern sheet={sheet} />
        </>
      )}
    </>
  );
}
