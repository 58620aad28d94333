import type { CSSProperties } from 'react';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import classes from './cloth-swatch.module.css';
import { swatchAddress, swatchPaint } from './swatch-paint.ts';

interface ClothSwatchProps {
  readonly cloth: Pick<Variant, 'structure' | 'bands'>;
  readonly colour: Pick<Colour, 'hex' | 'stripe'>;
  /** Beside a name, as wide as its place, or as large as its place. @default 'small' */
  readonly size?: 'small' | 'tile' | 'fill';
}

/** A piece of cloth in one of its colours; decorative, as its name is beside it. */
export function ClothSwatch({ cloth: { structure, bands }, colour, size = 'small' }: ClothSwatchProps) {
  const { base, stripe, strength } = swatchPaint(structure, colour);
  const address = swatchAddress(structure);
  const stripes = stripe === null ? { background: base } : { '--one': base, '--two': stripe };
  const frame = (style: CSSProperties) => ({
    className: classes.swatch,
    'data-size': size === 'small' ? undefined : size,
    'data-pattern': stripe === null && structure !== 'enramada' ? undefined : structure,
    style,
  });
  if (size === 'fill') {
    const weave = { '--weave': `url(${address})`, '--strength': strength === 1 ? undefined : strength };
    return <span aria-hidden="true" {...frame({ ...stripes, ...weave })} />;
  }
  return (
    <span {...frame(stripes)}>
      <img src={address} alt="" loading="lazy" style={strength === 1 ? undefined : { opacity: strength }} />
      {bands === undefined ? null : (
        <span className={classes.clear}>
          <img src={swatchAddress('velo')} alt="" loading="lazy" />
        </span>
      )}
    </span>
  );
}
