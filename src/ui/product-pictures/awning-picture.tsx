import type { Colour } from '#src/content/schema/variant.ts';
import classes from './picture.module.css';
import standIns from './stand-ins.json' with { type: 'json' };

const files = import.meta.glob<string>('./awnings/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The sizes of a model's picture, from the narrowest on. */
const picturesOf = (model: string, kind: 'avif' | 'webp') =>
  Object.entries(files)
    .flatMap(([path, address]) => {
      const [, of, width, as] = /^\.\/awnings\/([\w-]+)\.(\d+)\.(\w+)$/.exec(path) ?? [];
      return of === model && as === kind ? [{ width: Number(width), address }] : [];
    })
    .toSorted((one, other) => one.width - other.width);

const sourcesOf = (model: string, kind: 'avif' | 'webp') =>
  picturesOf(model, kind)
    .map(({ width, address }) => `${address} ${String(width)}w`)
    .join(', ');

/** Tiny pictures to show until the real ones are there, as addresses, by the model. */
const standInOf: Readonly<Record<string, string>> = standIns;

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
  const standIn = standInOf[model];
  return (
    <span
      className={classes['picture']}
      style={standIn === undefined ? undefined : { backgroundImage: `url(${standIn})` }}
    >
      <picture>
        <source type="image/avif" srcSet={sourcesOf(model, 'avif')} sizes={sizes} />
        <img
          src={picturesOf(model, 'webp').at(-1)?.address}
          srcSet={sourcesOf(model, 'webp')}
          sizes={sizes}
          width={960}
          height={720}
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
