import type { Colour } from '#src/content/schema/variant.ts';
import standIns from './awnings/stand-ins.json' with { type: 'json' };
import classes from './picture.module.css';
import { RenderedPicture, type ShownPicture } from './rendered-picture.tsx';

const files = import.meta.glob<string>('./awnings/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const standInOf: Readonly<Record<string, string>> = standIns;

interface AwningPictureProps extends ShownPicture {
  /** The model's word in an address. */
  readonly model: string;
  readonly colour: Pick<Colour, 'hex' | 'stripe'>;
}

/** A model of awning in a colour: one picture with white cloth, and the colour multiplied where its masks say. */
export const AwningPicture = ({ model, colour, ...shown }: AwningPictureProps) => (
  <RenderedPicture files={files} path={`./awnings/${model}`} standIn={standInOf[model]} {...shown}>
    <Dye mask={files[`./awnings/${model}.cloth.webp`]} hex={colour.hex} />
    {colour.stripe === undefined ? null : (
      <Dye mask={files[`./awnings/${model}.stripe.webp`]} hex={colour.stripe} />
    )}
  </RenderedPicture>
);

const Dye = ({ mask, hex }: { readonly mask: string | undefined; readonly hex: string }) =>
  mask === undefined ? null : (
    <span aria-hidden="true" className={classes.dye} style={{ background: hex, maskImage: `url(${mask})` }} />
  );
