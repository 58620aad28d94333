export const bands = [0, 1, 2] as const;
export type Band = (typeof bands)[number];

/** Linear light: red, green, blue. That of a pixel is changed in place, as there are a quarter of a million of them. */
export type Colour = [number, number, number];

export const colourOf = (of: (band: Band) => number): Colour => [of(0), of(1), of(2)];

/** What is known of a pixel before anything hangs there. */
export interface Behind {
  /** Its place, as shares of the picture. */
  x: number;
  y: number;
  /** 1 where the room hides what is outside. */
  wall: number;
  /** 1 where something stands before the covering. */
  before: number;
  /** The share of light that it returns, by the brightest paint. */
  readonly paint: Colour;
  /** The window's light there, before surfaces colour it. */
  readonly light: Colour;
}

/** Changes the colour of a pixel to what is before it. */
export type Over = (picture: Colour, behind: Behind) => void;
