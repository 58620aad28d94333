const QUALITY = 0.86;

/** Size of each picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Loads drawings as one image, stacked vertically; null when the browser cannot read one of them. */
async function loadImage(svgs: readonly string[], { width, height }: PictureSize) {
  const rows = svgs
    .map((svg, at) => `<g transform="translate(0 ${String(at * height)})">${svg}</g>`)
    .join('');
  const all = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(svgs.length * height)}">${rows}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(all)}`;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return image;
}

/**
 * Drawings as JPEG data URLs on white. A browser takes nearly as long to load one drawing as a stack of them, so they
 * are loaded together. A drawing that fails is null: the PDF is made without its picture.
 * @param svgs standalone SVG files of the given size, with ids that are unique among all of them
 */
export async function rasterize(
  svgs: readonly string[],
  size: PictureSize,
): Promise<readonly (string | null)[]> {
  const stacked = await loadImage(svgs, size);
  if (stacked === null) {
    if (svgs.length < 2) return [null];
    return (await Promise.all(svgs.map((svg) => rasterize([svg], size)))).flat();
  }
  const { width, height } = size;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // Its pixels are read for every picture.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return svgs.map((_, at) => {
    if (context === null) return null;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(stacked, 0, at * height, width, height, 0, 0, width, height);
    return canvas.toDataURL('image/jpeg', QUALITY);
  });
}
