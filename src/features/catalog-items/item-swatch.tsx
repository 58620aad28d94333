import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import type { CatalogMatch } from './catalog-lookup.ts';
import classes from './item-swatch.module.css';

interface ItemSwatchProps {
  /** The server's colour; ignored unless it is #rrggbb. */
  readonly color: string | null;
  readonly match: CatalogMatch | undefined;
}

const HEX = /^#[0-9a-f]{6}$/i;

export const isHex = (color: string | null): color is `#${string}` => color !== null && HEX.test(color);

/** A colour sample beside its name. */
export function ItemSwatch({ color, match }: ItemSwatchProps) {
  const hex = isHex(color) ? color : match?.colour.hex;
  if (hex === undefined) return <span className={classes.none} aria-hidden />;
  if (match !== undefined) return <ClothSwatch cloth={match.variant} colour={{ ...match.colour, hex }} />;
  return <span className={classes.swatch} style={{ background: hex }} aria-hidden />;
}
