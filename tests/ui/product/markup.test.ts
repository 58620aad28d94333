import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WindowDrawing } from '#src/features/quoted-windows/window-drawing.tsx';
import { WindowPicture } from '#src/features/quotes/view/window-picture.tsx';
import { productTypes, type Detail, type Drawing } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { RUNS } from '#tests/support/runs.ts';
import { drawings } from './drawings.ts';

const found = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, name = '']) => name);

/** Most elements that a drawing may have. */
const most: Readonly<Record<Detail, number>> = { icon: 120, card: 285, hero: 285 };

describe('the markup of a drawing', () => {
  it('renders on a server, without broken numbers or references', () => {
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

  it('differs by everything that a window is agreed with', () => {
    const fabric = { colour: '#b9b4aa', weave: 'screen' } as const;
    const markupOf = (drawing: Partial<Drawing> & Pick<Drawing, 'type'>) =>
      renderToString(
        createElement(ProductDrawing, { width: 1_800, height: 2_100, fabric, decorative: true, ...drawing }),
      );
    const hanging = { fixing: 'ceiling', control: 'crank', side: 'left', controlLength: 900 } as const;
    const changes: readonly Partial<Drawing>[] = [
      ...[
        { fixing: 'wall' },
        { fixing: 'hidden' },
        { blinds: 2 },
        { side: 'right' },
        { controlLength: 1_200 },
      ],
      ...[{ control: 'chain' }, { control: 'cord' }, { control: 'wand' }, { control: 'motor' }],
    ] as const;
    for (const type of productTypes.filter((one) => one !== 'pergola')) {
      for (const change of changes) {
        expect([
          type,
          change,
          markupOf({ type, ...hanging, ...change }) === markupOf({ type, ...hanging }),
        ]).toEqual([type, change, false]);
      }
    }
    // A pergola has a motor alone.
    const motor = { type: 'pergola', control: 'motor' } as const;
    const [left, right] = (['left', 'right'] as const).map((motorSide) => markupOf({ ...motor, motorSide }));
    expect(left).not.toBe(right);
  });

  it('differs, as documents draw it, by how a roller’s fabric is cut and finished', () => {
    const fabric = { colour: '#b9b4aa', weave: 'decorativa', stripe: '#6b6558' } as const;
    const roller = { type: 'enrollable', width: 1_800, height: 2_100, fabric, fixing: 'wall' } as const;
    const changes: readonly Partial<Drawing>[] = [
      ...[{ turned: true }, { pieces: 2 }, { cloths: 2 }, { inverse: true }, { wrappedBar: true }],
      ...([{ finish: 'black' }, { mount: 'outside' }, { head: 'gallery' }] as const),
    ];
    for (const Picture of [WindowPicture, WindowDrawing]) {
      const markupOf = (change: Partial<Drawing>) =>
        renderToString(createElement(Picture, { drawing: { ...roller, ...change } }));
      const motor = { control: 'motor', motorSide: 'left' } as const;
      const plain = markupOf({});
      expect(changes.filter((change) => markupOf(change) === plain)).toEqual([]);
      expect(markupOf({ side: 'left' })).not.toBe(plain);
      expect(markupOf({ fixing: 'ceiling' })).not.toBe(plain);
      expect(markupOf({ ...motor, motorSide: 'right' })).not.toBe(markupOf(motor));
    }
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
