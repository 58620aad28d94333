import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { productTypes, type Drawing } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { fabrics, usual } from './samples.ts';

const choice = (...options: readonly string[]) => ({ control: { type: 'inline-radio' as const }, options });
const millimetres = (max: number) => ({ control: { type: 'range' as const, min: 200, max, step: 10 } });

const meta = preview.meta({
  title: 'Producto/Dibujo',
  component: ProductDrawing,
  tags: ['autodocs'],
  args: {
    width: 1_800,
    height: 2_100,
    fabric: fabrics.screen,
    openness: 0.4,
  },
  argTypes: {
    type: { control: { type: 'select' }, options: productTypes },
    width: millimetres(5_000),
    height: millimetres(4_000),
    openness: { control: { type: 'range', min: 0, max: 1, step: 0.01 } },
    mount: choice('inside', 'outside'),
    control: choice('chain', 'wand', 'motor'),
    side: choice('left', 'right'),
    head: choice('none', 'gallery', 'cassette'),
    finish: choice('white', 'aluminium', 'bronze', 'black'),
    time: choice('day', 'evening'),
    detail: choice('icon', 'card', 'hero'),
    aspect: { control: { type: 'range', min: 0.5, max: 3, step: 0.05 } },
  },
  parameters: { controls: { disable: false } },
});

/** Every part of a drawing is an argument: change them below. */
export const Free = meta.story({
  name: 'Libre',
  tags: ['long'],
  args: { type: 'enrollable', detail: 'hero' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Persiana enrollable screen gris arena, 1.80 × 2.10 m, a medio abrir, cadena',
      }),
    ).toBeVisible();
  },
});

/** In the evening the lamp is on this side: no light comes through. */
export const Evening = meta.story({
  name: 'De tarde',
  tags: ['long'],
  args: { type: 'enrollable', detail: 'hero', time: 'evening', fabric: fabrics.translucent },
});

/** Mounted in front of the recess it covers the wall around it, and casts a shadow. */
export const OutsideTheRecess = meta.story({
  name: 'Fuera del vano',
  tags: ['long'],
  args: { type: 'enrollable', detail: 'hero', mount: 'outside', head: 'gallery', fabric: fabrics.decorative },
});

/** A motor needs no chain. */
export const Motorised = meta.story({
  name: 'Con motor',
  args: {
    type: 'enrollable',
    detail: 'hero',
    control: 'motor',
    head: 'cassette',
    finish: 'black',
    fabric: fabrics.screenOpen,
    openness: 0.2,
  },
});

/** With a text beside it, it is hidden from screen readers. */
export const Decorative = meta.story({
  name: 'Decorativa',
  tags: ['long'],
  args: { type: 'enrollable', decorative: true, detail: 'card' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

function Opened(drawing: Drawing) {
  const [openness, setOpenness] = useState(0);
  return (
    <>
      <ProductDrawing {...drawing} openness={openness} />
      <button
        type="button"
        onClick={() => {
          setOpenness(openness === 0 ? 0.7 : 0);
        }}
      >
        {openness === 0 ? 'Abrir' : 'Cerrar'}
      </button>
    </>
  );
}

/** It animates between positions like the real one; the elements stay the same. */
export const Opening = meta.story({
  name: 'Abriéndose',
  tags: ['long'],
  args: { ...usual.romana, detail: 'hero' },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const drawing = canvas.getByRole('img', { name: /cerrada/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await expect(canvas.getByRole('img', { name: /casi abierta/ })).toBe(drawing);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(drawing).toHaveAccessibleName(/cerrada/);
  },
});
