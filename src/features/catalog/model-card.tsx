import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { awningModelTitle } from '#src/content/find/titles.ts';
import { fabricTypesIn } from '#src/content/find/variants.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Model } from '#src/content/schema/vocabulary.ts';
import { modelHref } from '#src/features/product/addresses.ts';
import { lowestOf } from '#src/features/product/price-from.ts';
import { PriceLine } from '#src/features/product/price-line.tsx';
import { VariantPicture } from '#src/features/product/variant-picture.tsx';
import { capital, listed, small } from '#src/format/words.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './variant-card.module.css';

interface ModelCardProps {
  readonly model: Model;
  /** The variants of the model. */
  readonly variants: readonly Variant[];
}

/** A colour derived from the slug, so that neighbouring models differ in colour too. */
const colourOf = ({ colours }: Variant, slug: string) =>
  colours[[...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % colours.length];

/** "Acrílica y PVC" */
export const fabricsOf = (variants: readonly Variant[]): string =>
  capital(listed(fabricTypesIn(variants).map(({ name, id }) => (id === 'pvc' ? name : small(name)))));

/** A card of an awning model. */
export function ModelCard({ model, variants }: ModelCardProps) {
  const [first] = variants;
  const colour = first === undefined ? undefined : colourOf(first, model.slug);
  return (
    <article className={cx(text.cover, classes.card)}>
      <div className={layout.picture}>
        {first === undefined || colour === undefined ? null : (
          <VariantPicture variant={first} colour={colour} atOnce={false} />
        )}
      </div>
      <h3 className={cx(text.name, classes.name)}>
        <Link to={modelHref(model)}>{awningModelTitle(model)}</Link>
      </h3>
      <p className={cx(text.soft, classes.sentence)} data-small>
        {model.sentence}
      </p>
      <p className={cx(text.soft, classes.sentence)} data-small>
        En {listed(fabricTypesIn(variants).map(({ name, id }) => (id === 'pvc' ? name : small(name))))}.
      </p>
      <p className={classes.price}>
        <PriceLine price={lowestOf(variants)} />
      </p>
    </article>
  );
}
