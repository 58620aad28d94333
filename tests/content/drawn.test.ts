import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { familyOf } from '#src/content/families.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { largest, smallest } from './support/sizes.ts';

describe('the drawing', () => {
  it.each(catalog.variants)('shows $slug at its smallest and at its largest', (variant) => {
    const { family, colours, weave, opennessPercent, product } = variant;
    const sizes = [...smallest(product), ...largest(product)];
    const pictures = sizes.map(([width, height], at) => {
      const colour = colours[at % colours.length];
      return renderToStaticMarkup(
        createElement(ProductDrawing, {
          type: familyOf(family).shape,
          width,
          height,
          openness: 0.4,
          fabric: {
            colour: colour?.hex ?? '#000000',
            colourName: colour?.name,
            weave,
            openFactor: opennessPercent ?? undefined,
            stripe: colour?.stripe,
          },
        }),
      );
    });
    for (const picture of pictures) {
      expect(picture).toMatch(/^<svg/);
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
