/** An upright rectangle in millimetres; x to the right, y down. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const right = ({ x, width }: Box) => x + width;
export const bottom = ({ y, height }: Box) => y + height;

/** The box with each side moved inwards by these amounts; negative amounts make it larger. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
});

/** Splits a box into equal boxes side by side, with a gap between them. */
export const sideBySide = (box: Box, count: number, gap: number): readonly Box[] =>
  Array.from({ length: count }, (_, at) => {
    const width = (box.width - (count - 1) * gap) / count;
    return { ...box, x: box.x + at * (width + gap), width };
  });

/** Attributes of a rect, to the tenth of a millimetre. */
export const rect = ({ x, y, width, height }: Box) => ({
  x: tenth(x),
  y: tenth(y),
  width: tenth(Math.max(0, width)),
  height: tenth(Math.max(0, height)),
});

/** A number for the markup, to the tenth of a millimetre. */
export const tenth = (value: number) => Math.round(value * 10) / 10;

/** The SVG path of a polygon. */
export const polygon = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${String(tenth(x))} ${String(tenth(y))}`).join('L')}z`;
