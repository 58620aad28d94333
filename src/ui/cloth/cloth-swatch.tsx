import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { secondColour, striped } from './second-colour.ts';
import { swatchAddress, swatchPaint } from './swatch-paint.ts';
import classes from './cloth-swatch.module.css';

interface ClothSwatchProps {
  readonly cloth: Pick<Variant, 'structure' | 'bands'>;
  readonly colour: Pick<Colour, 'hex' | 'stripe'>;
  /** Beside a name, as wide as its place, or as large as its place. @default 'small' */
  readonly size?: 'small' | 'tile' | 'fill';
}

/** A piece of cloth in one of its colours; decorative, as its name is beside it. */
export function ClothSwatch({ cloth: { structure, bands }, colour, size = 'small' }: ClothSwatchProps) {
  const { base, stripe, strength } = swatchPaint(structure, colour);
  const background =
    stripe === null ? base : striped(structure, base, stripe, size === 'small' ? size : 'tile');
  const address = swatchAddress(structure);
  const frame = {
    'aria-hidden': true,
    className: classes['swatch'],
    'data-size': size,
    'data-pattern': secondColour[structure] !== undefined || structure === 'enramada' || undefined,
  };
  if (size === 'fill') {
    const weave = { '--weave': `url(${address})`, '--strength': strength };
    return <span {...frame} style={{ background, ...weave }} />;
  }
  return (
    <span {...frame} style={{ background }}>
      <img src={address} alt="" loading="lazy" style={strength === 1 ? undefined : { opacity: strength }} />
      {bands === undefined ? null : (
        <span className={classes['clear']}>
          <img src={swatchAddress('velo')} alt="" loading="lazy" />
        </span>
      )}
    </span>
  );
}
