import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { productTypes, type Detail } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { RUNS, RUNS_TIMEOUT_MS } from '#tests/support/runs.ts';
import { drawings } from './drawings.ts';

const found = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, name = '']) => name);

/** Most elements that a drawing may have. */
const most: Readonly<Record<Detail, number>> = { icon: 120, card: 265, hero: 265 };

describe('the markup of a drawing', () => {
  it('renders on a server, without broken numbers or references', { timeout: RUNS_TIMEOUT_MS * 4 }, () => {
    fc.assert(
      fc.property(drawings, (drawing) => {
        const markup = renderToString(createElement(ProductDrawing, drawing));
        expect(markup).not.toMatch(/NaN|undefined|Infinity|\[object/);
        expect(markup).not.toMatch(/(?:width|height|r)="-/);
        const ids = found(markup, /\sid="([^"]+)"/g);
        expect(new Set(ids).size).toBe(ids.length);
        const missing = found(markup, /url\(#([^)]+)\)/g).filter((name) => !ids.includes(name));
        expect(missing).toEqual([]);
        expect(found(markup, /<(\w+)/g).length).toBeLessThanOrEqual(most[drawing.detail ?? 'card']);
      }),
      { numRuns: RUNS },
    );
  });

  it('shares no definition with another drawing of the page', () => {
    const fabric = { colour: '#b9b4aa', weave: 'screen' } as const;
    const page = productTypes.map((type) =>
      createElement(ProductDrawing, { key: type, type, width: 1_800, height: 2_100, fabric }),
    );
    const ids = found(renderToString(createElement('div', {}, page)), /\sid="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
