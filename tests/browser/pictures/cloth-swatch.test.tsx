import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { variants } from '#src/content/variants.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import { show } from '../support/show.tsx';

const COLUMNS = 16;
const WIDTH = 64;
const HEIGHT = 48;
/** The border of a swatch, px. */
const BORDER = 2;
/** How far a mean may be from the catalog's, in units of 255 and in any channel: a swatch is a part of its tile. */
const MOST = 4;

/** Cloths of a single colour. Awnings share theirs. */
const plain = new Map(
  variants.flatMap((cloth) =>
    cloth.bands === undefined
      ? cloth.colours
          .filter(({ stripe }) => stripe === undefined)
          .map((colour) => [colour.code, { cloth, colour }] as const)
      : [],
  ),
);

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function meanOf(pixels: Uint8ClampedArray): readonly number[] {
  return [0, 1, 2].map((channel) => {
    const values = pixels.filter((_, at) => at % 4 === channel);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}

/** Draws a picture, to read a swatch of it. */
async function readerOf(base64: string): Promise<(index: number) => Uint8ClampedArray> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const drawing = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  drawing?.drawImage(picture, 0, 0);
  const size = [WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER] as const;
  return (index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const pixels = drawing?.getImageData(column * WIDTH + BORDER, row * HEIGHT + BORDER, ...size);
    return pixels?.data ?? new Uint8ClampedArray();
  };
}

it('every swatch has, on the mean, the colour of the catalog', async () => {
  await page.viewport(COLUMNS * WIDTH + 40, Math.ceil(plain.size / COLUMNS) * HEIGHT + 40);
  show(
    <div
      data-testid="swatches"
      style={{ display: 'grid', gridTemplateColumns: `repeat(${String(COLUMNS)}, ${String(WIDTH)}px)` }}
    >
      {[...plain.values()].map(({ cloth, colour }) => (
        <ClothSwatch key={colour.code} cloth={cloth} colour={colour} size="tile" />
      ))}
    </div>,
  );
  const swatches = page.getByTestId('swatches');
  await expect.element(swatches).toBeVisible();
  const images = [...swatches.element().querySelectorAll('img')];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode()));
  const base64 = await page.screenshot({ element: swatches, save: false });
  const pixelsOf = await readerOf(base64);
  const wrong = [...plain.values()].flatMap(({ cloth, colour }, index) => {
    const mean = meanOf(pixelsOf(index));
    const off = Math.max(...channelsOf(colour.hex).map((wanted, at) => Math.abs((mean[at] ?? 0) - wanted)));
    return off > MOST ? [`${cloth.slug} ${colour.slug}: ${off.toFixed(1)}`] : [];
  });
  expect(plain.size).toBeGreaterThan(280);
  expect(wrong).toEqual([]);
});
