import type { Known } from './known.ts';
import classes from './swatch.module.css';

interface SwatchProps {
  /** As the server says it; what is no colour is not drawn. */
  readonly color: string | null;
  readonly known: Known | undefined;
}

const HEX = /^#[0-9a-f]{6}$/i;

export const isHex = (color: string | null): color is `#${string}` => color !== null && HEX.test(color);

/** A colour in a row, for beside its name. */
export function Swatch({ color, known }: SwatchProps) {
  const hex = isHex(color) ? color : known?.colour.hex;
  if (hex === undefined) return <span className={classes['none']} aria-hidden />;
  const stripe = known?.colour.stripe ?? hex;
  return (
    <span
      className={classes['swatch']}
      style={{ background: `repeating-linear-gradient(90deg, ${hex} 0 6px, ${stripe} 6px 12px)` }}
      aria-hidden
    />
  );
}
