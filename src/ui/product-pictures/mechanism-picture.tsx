import classes from './picture.module.css';

const files = import.meta.glob<string>('./mechanisms/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The name of the picture of an item or a device: its family's own one, or the one for all. */
const namesFor = (slug: string, family: string | undefined) => [
  ...(family === undefined ? [] : [`${family}.${slug}`]),
  slug,
];

/** The picture of a mechanism, a gallery, an extra or a device; undefined when it was not rendered. */
export function mechanismPicture(slug: string, family?: string) {
  const name = namesFor(slug, family).find((one) => files[`./mechanisms/${one}.webp`] !== undefined);
  return name === undefined ? undefined : <MechanismPicture name={name} />;
}

/** Decorative: what it shows is named beside it. */
const MechanismPicture = ({ name }: { readonly name: string }) => (
  <span className={`${classes['picture'] ?? ''} ${classes['small'] ?? ''}`}>
    <picture>
      <source type="image/avif" srcSet={files[`./mechanisms/${name}.avif`]} />
      <img
        src={files[`./mechanisms/${name}.webp`]}
        width={336}
        height={252}
        loading="lazy"
        decoding="async"
        alt=""
      />
    </picture>
  </span>
);
