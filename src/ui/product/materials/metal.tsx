import type { Finish, Hex } from '../drawing.ts';
import type { PartProps } from '../sheet.ts';

interface Tones {
  readonly light: Hex;
  readonly body: Hex;
  readonly dark: Hex;
}

/** Colours of the profiles. */
export const finishes: Readonly<Record<Finish, Tones>> = {
  white: { light: '#ffffff', body: '#f2efe9', dark: '#c9c4b9' },
  aluminium: { light: '#e9ebea', body: '#b9bdbb', dark: '#858b88' },
  bronze: { light: '#8d7a68', body: '#5f4f42', dark: '#3b3029' },
  black: { light: '#565d5a', body: '#2c3230', dark: '#161a19' },
};

/** SVG definitions of a profile's colour, lit from above: `metal` is horizontal, `post` vertical. */
export function MetalPaints({ sheet: { id, drawing } }: PartProps) {
  const { light, body, dark } = finishes[drawing.finish];
  return (
    <>
      <linearGradient id={id('metal')} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={body} />
        <stop offset=".16" stopColor={light} />
        <stop offset=".55" stopColor={body} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <linearGradient id={id('post')} x1="0" y1="0" x2="1" y2="0">
        <stop stopColor={dark} />
        <stop offset=".3" stopColor={body} />
        <stop offset=".7" stopColor={light} />
        <stop offset="1" stopColor={body} />
      </linearGradient>
    </>
  );
}
