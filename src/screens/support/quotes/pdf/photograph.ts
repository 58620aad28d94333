const QUALITY = 0.86;

/** Pixels of each picture. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Drawings below one another as one image; null where the browser cannot read one of them. */
async function developed(svgs: readonly string[], { width, height }: PictureSize) {
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
 * Drawings as JPEG pictures on white, as addresses of data. A browser takes nearly as long to read one drawing as to read
 * a sheet of them, so that they are read together. A picture that does not come is null; a quote is worth more than its
 * pictures.
 * @param svgs each a file of its own, of the given size, with ids that no other one has
 */
export async function photograph(
  svgs: readonly string[],
  size: PictureSize,
): Promise<readonly (string | null)[]> {
  const sheet = await developed(svgs, size);
  if (sheet === null) {
    if (svgs.length < 2) return [null];
    return (await Promise.all(svgs.map((svg) => photograph([svg], size)))).flat();
  }
  const { width, height } = size;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // Its pixels are asked for each time.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return svgs.map((_, at) => {
    if (context === null) return null;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(sheet, 0, at * height, width, height, 0, 0, width, height);
    return canvas.toDataURL('image/jpeg', QUALITY);
  });
}
