import standIns from './mechanisms/stand-ins.json' with { type: 'json' };
import classes from './picture.module.css';
import { RenderedPicture, type ShownPicture } from './rendered-picture.tsx';

const files = import.meta.glob<string>('./mechanisms/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const standInOf: Readonly<Record<string, string>> = standIns;

interface MechanismPictureProps extends ShownPicture {
  /** The catalog's word. */
  readonly slug: string;
  /** The family's word: some have a picture of their own. */
  readonly family?: string;
}

/** The picture of a mechanism, a gallery, an extra or a device. */
export function MechanismPicture({ slug, family = '', ...shown }: MechanismPictureProps) {
  const own = `${family}.${slug}`;
  const name = files[`./mechanisms/${own}.960.webp`] === undefined ? slug : own;
  return (
    <span className={classes.rounded}>
      <RenderedPicture files={files} path={`./mechanisms/${name}`} standIn={standInOf[name]} {...shown} />
    </span>
  );
}
