/** Functions of numbers that the graphics language has. */
export const clamp = (value: number): number => Math.min(1, Math.max(0, value));

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

export const fract = (value: number): number => value - Math.floor(value);

export const smoothstep = (from: number, to: number, value: number): number => {
  const way = clamp((value - from) / (to - from));
  return way * way * (3 - 2 * way);
};

/** 0 before an edge, 1 behind it, and between them over a blur. */
export const ramp = (edge: number, value: number, blur: number): number => clamp((value - edge) / blur + 0.5);

export const within = (value: number, from: number, to: number, blur: number): number =>
  ramp(from, value, blur) * (1 - ramp(to, value, blur));
