import { mix } from './numbers.ts';
import type { Size } from './pixels.ts';

/** Reads a map between its pixels, at a pixel of a picture of another size. */
export function betweenPixels([width, height]: Size, [across, down]: Size) {
  const placeOf = (at: number, of: number, cells: number) => {
    const place = Math.min(cells - 1, Math.max(0, ((at + 0.5) / of) * cells - 0.5));
    const first = Math.min(cells - 2, Math.floor(place));
    return { first, share: place - first };
  };
  const columns = Array.from({ length: across }, (_, at) => placeOf(at, across, width));
  const rows = Array.from({ length: down }, (_, at) => placeOf(at, down, height));
  return (map: Float32Array, x: number, y: number): number => {
    const [column, row] = [columns[x], rows[y]];
    if (column === undefined || row === undefined) return 0;
    const at = row.first * width + column.first;
    const above = mix(map[at] ?? 0, map[at + 1] ?? 0, column.share);
    const below = mix(map[at + width] ?? 0, map[at + width + 1] ?? 0, column.share);
    return mix(above, below, row.share);
  };
}
