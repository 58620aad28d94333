import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { productTypes, type ProductType } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { show } from '../support/show.tsx';

const fabric = { colour: '#b9b4aa', colourName: 'Gris', weave: 'screen' } as const;

function Opened({ type }: { readonly type: ProductType }) {
  const [openness, setOpenness] = useState(0);
  return (
    <>
      <ProductDrawing type={type} width={2_000} height={2_000} fabric={fabric} openness={openness} />
      <button
        type="button"
        onClick={() => {
          setOpenness(1);
        }}
      >
        Abrir
      </button>
    </>
  );
}

const durationsIn = (drawing: Element) =>
  drawing.getAnimations({ subtree: true }).map((animation) => animation.effect?.getTiming().duration);

describe('a product drawing', () => {
  it.for(productTypes)('animates %s from closed to open with the same elements', async (type) => {
    show(<Opened type={type} />);
    const drawing = page.getByRole('img');
    await expect.element(drawing).toBeVisible();
    const before = drawing.element();
    const count = before.querySelectorAll('*').length;
    expect(durationsIn(before)).toEqual([]);
    await page.getByRole('button', { name: 'Abrir' }).click();
    await expect.poll(() => durationsIn(before).length).toBeGreaterThan(0);
    expect(new Set(durationsIn(before))).toEqual(new Set([900]));
    expect(drawing.element()).toBe(before);
    expect(before.querySelectorAll('*')).toHaveLength(count);
  });

  it('fills the width of its container and keeps its aspect ratio', async () => {
    show(
      <div style={{ inlineSize: 480 }}>
        <ProductDrawing type="romana" width={900} height={2_000} fabric={fabric} aspect={1.5} />
      </div>,
    );
    await expect.element(page.getByRole('img')).toBeVisible();
    const { width, height } = page.getByRole('img').element().getBoundingClientRect();
    expect(width).toBeCloseTo(480, 0);
    expect(height).toBeCloseTo(320, 0);
  });

  it('is hidden from screen readers when a text names it', async () => {
    show(
      <p>
        Gris
        <ProductDrawing type="romana" width={900} height={2_000} fabric={fabric} decorative />
      </p>,
    );
    await expect.element(page.getByText('Gris')).toBeVisible();
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  });
});
