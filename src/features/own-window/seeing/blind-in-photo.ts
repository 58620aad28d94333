import type { Photo, Quad } from '#machines/own-window/own-window.machine.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import { settle, type Drawing } from '#src/ui/product/drawing.ts';
import { layoutOf } from '#src/ui/product/layout.ts';
import { lightThrough } from '#src/ui/product/light.ts';
import { meanSides, middleOf, sidesOf } from '../geometry/quad.ts';
import { compose, sceneOf, type Front, type HungBox, type Passing, type Scene } from '../picture/compose.ts';
import { canvasOf, type Pixels } from '../picture/picture.ts';

/** Height of a window whose size is unknown, in mm; one that is much higher than wide is a door. */
const USUAL_MM = 1_500;
const DOOR_MM = 2_150;

/** A size with the proportions of a marked window, when nothing tells its real one. */
export function likelySize(window: Quad): Size {
  const { width, height } = meanSides(window);
  const proportion = width / height;
  const heightMm = proportion < 0.72 ? DOOR_MM : USUAL_MM;
  return {
    widthMm: Math.round(Math.min(6_000, Math.max(400, heightMm * proportion))),
    heightMm,
  };
}

/** Where a drawn product hangs in its opening. */
export function hungBox(drawing: Drawing): HungBox {
  const { product, opening } = layoutOf(settle({ ...drawing, detail: 'hero' }));
  return {
    x: (product.x - opening.x) / opening.width,
    y: (product.y - opening.y) / opening.height,
    width: product.width / opening.width,
    height: product.height / opening.height,
  };
}

/** A little finer than it is shown, and bounded for the sake of phones; px. */
const FINER = 1.2;
const LEAST_PX = 96;
const MOST_PX = 1_100;

/** The size in px at which a product is drawn before it is turned into the photo. */
export function frontSize(
  window: Quad,
  scale: number,
  { width, height }: HungBox,
): { width: number; height: number } {
  const [top, right, bottom, left] = sidesOf(window);
  const bounded = (px: number) => Math.round(Math.min(MOST_PX, Math.max(LEAST_PX, px * scale * FINER)));
  return { width: bounded(Math.max(top, bottom) * width), height: bounded(Math.max(left, right) * height) };
}

/** How the cloth passes daylight. */
export function passingOf({ fabric }: Drawing): Passing {
  const { see, veil, glow } = lightThrough(fabric, 'day');
  return { see, veil, glow };
}

/** The corners in px of a picture that is smaller than the photo. */
function scaledQuad([a, b, c, d]: Quad, scale: number): Quad {
  const one = ({ x, y }: Quad[0]) => ({ x: x * scale, y: y * scale });
  return [one(a), one(b), one(c), one(d)];
}

/** A photo at one size, with its window and the light there. */
export interface Prepared {
  readonly source: HTMLCanvasElement;
  readonly pixels: Pixels;
  readonly window: Quad;
  readonly scene: Scene;
}

/** Prepares a photo at the size of a canvas. */
export function prepare(
  source: HTMLCanvasElement,
  pixels: Pixels,
  corners: Quad,
  { photo, box }: { readonly photo: Photo; readonly box: HungBox },
): Prepared {
  const window = scaledQuad(corners, source.width / photo.width);
  return { source, pixels, window, scene: sceneOf(pixels, window, box) };
}

/** How much darker a room gets near its window, at most. */
const DARKER = 0.3;
/** Fills what lies between the outer and the inner line of a path. */
const AROUND: CanvasFillRule = 'evenodd';

/** The share of the window's light that a product keeps out. */
function keptOut({ colour, cloth }: Front, { see, glow }: Passing): number {
  let sum = 0;
  const step = 16 * 4;
  for (let at = 3; at < colour.data.length; at += step) {
    const cover = (colour.data[at] ?? 0) / 255;
    const isCloth = (cloth.data[at - 3] ?? 0) / 255;
    sum += cover * (1 - isCloth * Math.min(1, see + 0.6 * glow));
  }
  return sum / (colour.data.length / step);
}

/** Darkens the room around the opening, where the light of the window falls. */
function darken(context: CanvasRenderingContext2D, window: Quad, share: number): void {
  const { width, height } = context.canvas;
  const { x, y } = middleOf(window);
  const sides = meanSides(window);
  const reach = Math.max(sides.width, sides.height);
  const shade = context.createRadialGradient(x, y, reach * 0.45, x, y, reach * 2.2);
  shade.addColorStop(0, `rgb(6 8 12 / ${String(Math.round(100 * DARKER * share))}%)`);
  shade.addColorStop(1, `rgb(6 8 12 / ${String(Math.round(55 * DARKER * share))}%)`);
  context.beginPath();
  context.rect(0, 0, width, height);
  window.forEach((corner, at) => {
    if (at === 0) context.moveTo(corner.x, corner.y);
    else context.lineTo(corner.x, corner.y);
  });
  context.closePath();
  context.fillStyle = shade;
  context.fill(AROUND);
}

/** Draws the photo with the product in its window. */
export function drawBlind(
  context: CanvasRenderingContext2D,
  { source, pixels, window, scene }: Prepared,
  front: Front,
  passing: Passing,
): void {
  context.drawImage(source, 0, 0);
  darken(context, window, keptOut(front, passing));
  const part = canvasOf(scene.width, scene.height);
  part.context.putImageData(compose(pixels, scene, front, passing), 0, 0);
  context.drawImage(part.canvas, scene.left, scene.top);
}
