import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { catalog } from '#src/content/catalog.ts';
import type { ProductId } from '#src/content/schema/vocabulary.ts';
import { Devices } from './devices.tsx';
import { Glance } from './glance.tsx';

const meta = preview.meta({
  title: 'Catálogo/De un vistazo',
  tags: ['long'],
  component: Glance,
  parameters: { layout: 'fullscreen' },
});

/** Every family, variant and colour is shown, and every variant has a price. */
async function expectAll(canvas: HTMLElement, product: ProductId) {
  const families = catalog.families.filter((family) => family.product === product);
  const variants = catalog.variants.filter(({ family }) => families.some(({ id }) => id === family));
  await expect(within(canvas).getAllByRole('heading', { level: 2 })).toHaveLength(families.length);
  await expect(
    within(canvas)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(variants.map(({ name }) => name));
  const palettes = within(canvas).getAllByRole('list', { name: /^Colores de / });
  await expect(palettes.map(({ childElementCount }) => childElementCount)).toEqual(
    variants.map(({ colours }) => colours.length),
  );
  await expect(within(canvas).queryAllByText(/no se hace/)).toEqual([]);
}

/** All blinds, family by family. */
export const Persianas = meta.story({
  name: 'Persianas',
  args: { product: 'persianas' },
  play: ({ canvasElement }) => expectAll(canvasElement, 'persianas'),
});

/** All awnings, model by model and fabric by fabric. */
export const Toldos = meta.story({
  name: 'Toldos',
  args: { product: 'toldos' },
  play: ({ canvasElement }) => expectAll(canvasElement, 'toldos'),
});

/** Motors, remotes, sensors, galleries and extras, each with its price. */
export const Motorizacion = meta.story({
  name: 'Motorización y extras',
  args: { product: 'persianas' },
  render: () => <Devices />,
  play: async ({ canvas }) => {
    const names = [...catalog.devices, ...catalog.items].map(({ name }) => name);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(names.length);
    await expect(canvas.queryAllByText('sin precio')).toEqual([]);
  },
});
