import { join } from 'node:path';
import { mexico, neighbours, type Corner } from '#src/ui/map/outline.ts';
import { onPicture, PICTURE_SIZE } from '#src/ui/map/picture-bounds.ts';

const PER_DEGREE = 20;

function pathOf(ring: readonly Corner[]): string {
  let [lastX, lastY] = [0, 0];
  const steps = ring.map(([lat, lng]) => {
    const { x, y } = onPicture({ lat, lng });
    const [here, there] = [
      Math.round(x * PICTURE_SIZE.width * PER_DEGREE),
      Math.round(y * PICTURE_SIZE.height * PER_DEGREE),
    ];
    const step = `${String(here - lastX)} ${String(there - lastY)}`;
    [lastX, lastY] = [here, there];
    return step;
  });
  const [first = '', ...rest] = steps;
  return `M${first}l${rest.join(' ')}z`;
}

/** Land as one flat shape that a page can colour: the placeholder of a map. */
const silhouette = (rings: readonly (readonly Corner[])[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(PICTURE_SIZE.width * PER_DEGREE)} ${String(
    Math.round(PICTURE_SIZE.height * PER_DEGREE),
  )}" preserveAspectRatio="none"><path d="${rings.map(pathOf).join('')}"/></svg>\n`;

const MAP = join(import.meta.dirname, '../../src/ui/map');

/** The files of the drawn land, with their content. */
export const silhouettes: readonly { readonly file: string; readonly text: string }[] = [
  { file: join(MAP, 'mexico.svg'), text: silhouette(mexico) },
  { file: join(MAP, 'neighbours.svg'), text: silhouette(neighbours) },
];
