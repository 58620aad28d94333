import { Link } from 'react-router-dom';
import { fabricTypesIn } from '#src/content/find/variants.ts';
import { awningModelTitle } from '#src/content/find/titles.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Model } from '#src/content/schema/vocabulary.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { modelHref } from './addresses.ts';
import { drawingOf } from './drawing-of.ts';
import { capital, listed, small } from './format.ts';
import { lowestOf } from './price-from.ts';
import { PriceLine } from './price-line.tsx';
import classes from './variant-card.module.css';

interface ModelCardProps {
  readonly model: Model;
  /** What it comes in. */
  readonly variants: readonly Variant[];
}

/** Models side by side are told apart by their colour as well. */
const colourOf = ({ colours }: Variant, slug: string) =>
  colours[[...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % colours.length];

/** "Acrílica y PVC" */
export const clothsOf = (variants: readonly Variant[]): string =>
  capital(listed(fabricTypesIn(variants).map(({ name, id }) => (id === 'pvc' ? name : small(name)))));

/** A model of awning on its terrace. */
export function ModelCard({ model, variants }: ModelCardProps) {
  const [first] = variants;
  const colour = first === undefined ? undefined : colourOf(first, model.slug);
  return (
    <article className={classes['card']}>
      <div className={classes['picture']}>
        {first === undefined || colour === undefined ? null : (
          <ProductDrawing decorative {...drawingOf(first, colour)} aspect={1.2} />
        )}
      </div>
      <h3 className={classes['name']}>
        <Link to={modelHref(model)}>{awningModelTitle(model)}</Link>
      </h3>
      <p className={classes['sentence']}>{model.sentence}</p>
      <p className={classes['sentence']}>
        En {listed(fabricTypesIn(variants).map(({ name, id }) => (id === 'pvc' ? name : small(name))))}.
      </p>
      <p className={classes['price']}>
        <PriceLine price={lowestOf(variants)} />
      </p>
    </article>
  );
}
