import type { Spot } from '#machines/own-window/own-window.machine.ts';
import { luminanceAt, type Pixels } from './picture.ts';

/** How far a corner is drawn to an edge of the picture, in px of the shown picture. */
const REACH = 12;
/** Half the side of the area in which edges count for one place. */
const AROUND = 2;
/** Least strength of a corner. Even light and grain stay below it. */
const LEAST = 4e-5;

/**
 * The strongest corner of the picture near a place (the smaller eigenvalue of its gradients, after Shi and Tomasi), and
 * the place itself when there is none.
 * @param spot in px of the pixels
 */
export function snapped(pixels: Pixels, spot: Spot): Spot {
  const x0 = Math.round(spot.x) - REACH;
  const y0 = Math.round(spot.y) - REACH;
  const size = 2 * REACH + 1;
  const side = size + 2 * AROUND;
  const products = gradientsOf(pixels, x0 - AROUND, y0 - AROUND, side);
  let best = spot;
  let strongest = LEAST;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const away = Math.hypot(x - REACH, y - REACH) / REACH;
      if (away > 1) continue;
      const strength = strengthOf(products, side, x, y) * (1 - 0.5 * away);
      if (strength <= strongest) continue;
      strongest = strength;
      best = { x: x0 + x, y: y0 + y };
    }
  }
  const inside = ({ x, y }: Spot) => x >= 0 && y >= 0 && x < pixels.width && y < pixels.height;
  return inside(best) ? best : spot;
}

type Products = readonly [xx: Float32Array, xy: Float32Array, yy: Float32Array];

/** Products of the gradients of a square of pixels. */
function gradientsOf(pixels: Pixels, left: number, top: number, side: number): Products {
  const xx = new Float32Array(side * side);
  const xy = new Float32Array(side * side);
  const yy = new Float32Array(side * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [column, row] = [left + x, top + y];
      const dx = luminanceAt(pixels, column + 1, row) - luminanceAt(pixels, column - 1, row);
      const dy = luminanceAt(pixels, column, row + 1) - luminanceAt(pixels, column, row - 1);
      const at = y * side + x;
      xx[at] = dx * dx;
      xy[at] = dx * dy;
      yy[at] = dy * dy;
    }
  }
  return [xx, xy, yy];
}

/** How much of a corner there is around a place. */
function strengthOf(products: Products, side: number, x: number, y: number): number {
  const around = 2 * AROUND + 1;
  const [xx, xy, yy] = products.map((values) => {
    let sum = 0;
    for (let row = 0; row < around; row += 1) {
      for (let column = 0; column < around; column += 1) sum += values[(y + row) * side + x + column] ?? 0;
    }
    return sum / around ** 2;
  });
  if (xx === undefined || xy === undefined || yy === undefined) return 0;
  return (xx + yy) / 2 - Math.hypot((xx - yy) / 2, xy);
}
