import type { ReactNode } from 'react';
import classes from './picture.module.css';

/** Widths that `renders/product/make.py` writes as AVIF, px; the middle one as WebP too, for browsers that cannot read AVIF. */
const widths = [480, 960, 1600] as const;

export interface ShownPicture {
  /** What it shows, for screen readers. @default decorative */
  readonly alt?: string;
  /** How wide it is shown, as in the attribute of an image. */
  readonly sizes: string;
  /** Whether it is in the page's first view. @default false */
  readonly atOnce?: boolean;
}

interface RenderedPictureProps extends ShownPicture {
  /** Addresses of files, by their path. */
  readonly files: Readonly<Record<string, string>>;
  /** Where its files are: what their paths begin with. */
  readonly path: string;
  /** A tiny picture to show until the real one is there, as an address. */
  readonly standIn: string | undefined;
  /** What lies over it. */
  readonly children?: ReactNode;
}

/** A rendered picture in the size that it is shown, with its stand-in behind it. */
export function RenderedPicture(props: RenderedPictureProps) {
  const { files, path, standIn, alt = '', sizes, atOnce = false, children } = props;
  const sources = widths
    .flatMap((width) => {
      const address = files[`${path}.${String(width)}.avif`];
      return address === undefined ? [] : [`${address} ${String(width)}w`];
    })
    .join(', ');
  return (
    <span
      className={classes.picture}
      style={standIn === undefined ? undefined : { backgroundImage: `url(${standIn})` }}
    >
      <picture>
        <source type="image/avif" srcSet={sources} sizes={sizes} />
        <img
          src={files[`${path}.960.webp`]}
          width={960}
          height={720}
          loading={atOnce ? 'eager' : 'lazy'}
          decoding="async"
          alt={alt}
        />
      </picture>
      {children}
    </span>
  );
}
