import type { Colour } from '#src/content/schema/variant.ts';
import classes from './colour-swatch.module.css';

type Fabric = Pick<Colour, 'hex' | 'stripe'>;

interface ColourSwatchProps {
  readonly colour: Fabric;
  readonly size?: 'dot' | 'tile';
}

/** Width of a stripe in pixels. */
const bands = { dot: 5, tile: 14 } as const;

const paint = ({ hex, stripe }: Fabric, band: number) => {
  if (stripe === undefined) return hex;
  const [one, two] = [`${String(band)}px`, `${String(band * 2)}px`];
  return `repeating-linear-gradient(90deg, ${hex} 0 ${one}, ${stripe} ${one} ${two})`;
};

/** A colour sample in plain CSS, for lists of hundreds; decorative, as its name is beside it. */
export function ColourSwatch({ colour, size = 'dot' }: ColourSwatchProps) {
  return (
    <span
      aria-hidden="true"
      className={classes['swatch']}
      data-size={size}
      style={{ background: paint(colour, bands[size]) }}
    />
  );
}
