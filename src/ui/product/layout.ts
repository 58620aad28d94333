import { bottom, inset, type Box } from './box.ts';
import { OUT, terraceOf } from './geometry/terrace.ts';
import { standsOut, type Detail, type Settled } from './drawing.ts';

/** Where everything of an indoor picture stands. The product is at 0, 0 and as large as it was ordered. */
export interface Layout {
  /** What the picture shows: its view box. */
  readonly sheet: Box;
  readonly product: Box;
  /** The hole in the wall. */
  readonly opening: Box;
  /** What is left of the hole at its outer end, where the window stands. */
  readonly window: Box;
  /** Where the floor meets the wall. */
  readonly floor: number;
  /** Millimetres a pixel, at the size that the detail is meant for. */
  readonly unit: number;
}

const pixels: Readonly<Record<Detail, number>> = { icon: 40, card: 240, hero: 1_200 };
/** Free wall around the product, as shares of its larger side: at the sides and above; below. */
const margins: Readonly<Record<Detail, readonly [around: number, below: number]>> = {
  icon: [0.02, 0.02],
  card: [0.12, 0.15],
  hero: [0.1, 0.2],
};

/** How far a product outside the recess covers the wall. */
const OVERLAP = { side: 70, above: 100, below: 60 } as const;

/** The sheet around a box, made as wide or as high as the picture's aspect wants. */
function sheetAround(box: Box, aspect: number, detail: Detail): Box {
  const [around, below] = margins[detail];
  const side = Math.max(box.width, box.height);
  const margin = around * side;
  const width = box.width + 2 * margin;
  const height = box.height + margin + below * side;
  const wanted = { width: Math.max(width, height * aspect), height: Math.max(height, width / aspect) };
  return {
    x: box.x - (wanted.width - box.width) / 2,
    y: box.y - margin - (wanted.height - height) * 0.4,
    ...wanted,
  };
}

/** Mullions stand at most this far apart. */
const WIDEST_PANE = 1_300;

export const paneCount = (width: number) => Math.max(1, Math.ceil(width / WIDEST_PANE));

/** Height of the window's foot over the floor: high windows are doors. */
const sillHeight = (height: number) => Math.max(26, Math.min(1_000, 2_250 - height));

function openingOf({ width, height, mount }: Settled): Box {
  if (mount === 'inside') return { x: 0, y: 0, width, height };
  const side = Math.min(OVERLAP.side, width * 0.1);
  const above = Math.min(OVERLAP.above, height * 0.12);
  const below = height > 2_000 ? 0 : Math.min(OVERLAP.below, height * 0.08);
  return { x: side, y: above, width: width - 2 * side, height: height - above - below };
}

const unitOf = (sheet: Box, detail: Detail) => Math.max(sheet.width, sheet.height) / pixels[detail];

/** Lays out a picture. */
export const layoutOf = (drawing: Settled): Layout =>
  standsOut(drawing.type) ? terraceLayout(drawing) : windowLayout(drawing);

/** What hangs below the edge of an awning's cloth, its bar and valance. */
const FRONT = 430;

function terraceLayout(drawing: Settled): Layout {
  const { extent, ground, door } = terraceOf(drawing);
  // Small pictures show the product, and of the house only what is just below it.
  const isCropped = drawing.detail === 'icon' && drawing.type === 'toldo-brazos';
  const shown = isCropped
    ? { ...extent, height: Math.max(extent.height * 0.72, OUT.y * drawing.height + FRONT) }
    : extent;
  const sheet = sheetAround(shown, drawing.aspect, drawing.detail);
  return {
    sheet,
    product: extent,
    opening: door,
    window: door,
    floor: ground,
    unit: unitOf(sheet, drawing.detail),
  };
}

function windowLayout(drawing: Settled): Layout {
  const { width, height, detail, aspect } = drawing;
  const product = { x: 0, y: 0, width, height };
  const opening = openingOf(drawing);
  const depth = detail === 'icon' ? 0 : Math.min(90, Math.max(24, Math.min(width, height) * 0.045));
  const sheet = sheetAround(product, aspect, detail);
  return {
    sheet,
    product,
    opening,
    window: inset(opening, depth),
    floor: bottom(opening) + sillHeight(opening.height),
    unit: unitOf(sheet, detail),
  };
}
