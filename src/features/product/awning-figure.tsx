import { Suspense } from 'react';
import { models } from '#src/content/awnings/models.ts';
import { awningModelTitle } from '#src/content/find/titles.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { small } from '#src/format/words.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './awning-figure.module.css';
import { AwningPicture } from './pictures/lazy-awning-picture.ts';

interface AwningFigureProps {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** A large picture of an awning's model in a colour, with what it is. */
export function AwningFigure({ variant, colour }: AwningFigureProps) {
  const model = models.find(({ slug }) => slug === variant.model);
  if (model === undefined) return null;
  return (
    <figure className={classes.figure}>
      <div className={layout.picture}>
        <Suspense fallback={null}>
          <AwningPicture
            model={model.slug}
            colour={colour}
            sizes="(min-width: 60rem) 45rem, 100vw"
            alt={`${awningModelTitle(model)} en ${colour.name}: ${small(model.sentence)}`}
          />
        </Suspense>
      </div>
      <figcaption className={text.soft} data-small>
        Imagen generada a escala, en {colour.name}.
      </figcaption>
    </figure>
  );
}
