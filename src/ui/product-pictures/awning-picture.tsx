import type { Colour } from '#src/content/schema/variant.ts';
import classes from './picture.module.css';

const files = import.meta.glob<string>('./awnings/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Widths that are rendered, px. */
const WIDTHS = [360, 720] as const;

const sourcesOf = (model: string, kind: 'avif' | 'webp') =>
  WIDTHS.flatMap((width) => {
    const address = files[`./awnings/${model}.${String(width)}.${kind}`];
    return address === undefined ? [] : [`${address} ${String(width)}w`];
  }).join(', ');

interface AwningPictureProps {
  /** The model's word in an address. */
  readonly model: string;
  readonly colour: Pick<Colour, 'hex' | 'stripe'>;
  /** What it shows, for screen readers. @default decorative */
  readonly alt?: string;
  /** How wide it is shown, as in the attribute of an image. */
  readonly sizes: string;
  /** Whether it is in the page's first view. @default false */
  readonly atOnce?: boolean;
}

/** A model of awning in a colour: one picture with white cloth, and the colour multiplied where its masks say. */
export function AwningPicture({ model, colour, alt = '', sizes, atOnce = false }: AwningPictureProps) {
  return (
    <span className={classes['picture']}>
      <picture>
        <source type="image/avif" srcSet={sourcesOf(model, 'avif')} sizes={sizes} />
        <img
          src={files[`./awnings/${model}.720.webp`]}
          srcSet={sourcesOf(model, 'webp')}
          sizes={sizes}
          width={720}
          height={540}
          loading={atOnce ? 'eager' : 'lazy'}
          decoding="async"
          alt={alt}
        />
      </picture>
      <Dye mask={files[`./awnings/${model}.cloth.webp`]} hex={colour.hex} />
      {colour.stripe === undefined ? null : (
        <Dye mask={files[`./awnings/${model}.stripe.webp`]} hex={colour.stripe} />
      )}
    </span>
  );
}

const Dye = ({ mask, hex }: { readonly mask: string | undefined; readonly hex: string }) =>
  mask === undefined ? null : (
    <span
      aria-hidden="true"
      className={classes['dye']}
      style={{ background: hex, maskImage: `url(${mask})` }}
    />
  );
