import { bottom, inset, type Box } from './box.ts';
import { projectsFromWall, type Detail, type Settled } from './drawing.ts';
import { OUT, terraceOf } from './geometry/terrace.ts';

/** Positions of all parts of an indoor picture. The product is at 0, 0 in its real size. */
export interface Layout {
  /** View box of the picture. */
  readonly sheet: Box;
  readonly product: Box;
  /** The hole in the wall. */
  readonly opening: Box;
  /** The opening at its outer end, where the window is. */
  readonly window: Box;
  /** The line between the floor and the wall. */
  readonly floor: number;
  /** Millimetres per pixel at the display size of this level of detail. */
  readonly unit: number;
}

const pixels: Readonly<Record<Detail, number>> = { icon: 40, card: 240, hero: 1_200 };
/** Free wall around the product, as shares of its larger side: at the sides and above; below. */
const margins: Readonly<Record<Detail, readonly [around: number, below: number]>> = {
  icon: [0.02, 0.02],
  card: [0.12, 0.15],
  hero: [0.1, 0.2],
};

/** How far a product outside the recess overlaps the wall. */
const OVERLAP = { side: 70, above: 100, below: 60 } as const;

/** The sheet around a box, widened or heightened to the picture's aspect ratio. */
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

/** Largest distance between mullions. */
const WIDEST_PANE = 1_300;

export const paneCount = (width: number) => Math.max(1, Math.ceil(width / WIDEST_PANE));

/** Height of the window's lower edge above the floor: high windows are doors. */
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
  projectsFromWall(drawing.type) ? terraceLayout(drawing) : windowLayout(drawing);

/** What hangs below the edge of an awning's fabric: its bar and valance. */
const FRONT = 430;

function terraceLayout(drawing: Settled): Layout {
  const { extent, ground, door } = terraceOf(drawing);
  // Small pictures show the product, and of the house only the part just below it.
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
