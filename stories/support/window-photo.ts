/**
 * Paints a photo-like room with a window in perspective and a letter sheet on its glass, with no help from outside, so
 * that a test can run it in any page.
 * @returns the data address of a JPEG of 1,600 × 1,200 px
 */
// oxlint-disable-next-line max-lines-per-function -- another page runs it as one function
export function windowPhoto(): string {
  const [width, height] = [1_600, 1_200];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser cannot draw');

  // A camera with a focal length of 1,500 px looks at a wall that is turned by 18 degrees; lengths in mm.
  const turn = (18 * Math.PI) / 180;
  const at = (x: number, y: number, z = 0): readonly [number, number] => {
    const depth = 3_000 + x * Math.sin(turn) + z * Math.cos(turn);
    const across = x * Math.cos(turn) - z * Math.sin(turn);
    return [(across / depth) * 1_500 + 800, (y / depth) * 1_500 + 560];
  };
  const fill = (style: string | CanvasGradient, ...points: readonly (readonly [number, number])[]) => {
    context.fillStyle = style;
    context.beginPath();
    for (const [index, [x, y]] of points.entries()) {
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.closePath();
    context.fill();
  };
  const box = (
    style: string | CanvasGradient,
    left: number,
    top: number,
    right: number,
    bottom: number,
    z = 0,
  ) => {
    fill(style, at(left, top, z), at(right, top, z), at(right, bottom, z), at(left, bottom, z));
  };
  const across = (from: readonly [number, number], to: readonly [number, number], ...colours: string[]) => {
    const gradient = context.createLinearGradient(...from, ...to);
    for (const [index, colour] of colours.entries())
      gradient.addColorStop(index / (colours.length - 1), colour);
    return gradient;
  };

  box(across([0, 0], [width, 300], '#8f8a80', '#b9b2a4', '#9c9588'), -4_000, -3_000, 4_000, 1_350);
  const lit = context.createRadialGradient(830, 600, 260, 830, 600, 980);
  lit.addColorStop(0, 'rgb(255 244 222 / 34%)');
  lit.addColorStop(1, 'rgb(30 26 24 / 34%)');
  context.fillStyle = lit;
  context.fillRect(0, 0, width, height);
  fill(
    across([0, 1_060], [0, height], '#6e5238', '#4d3825'),
    at(-4_000, 1_350),
    at(4_000, 1_350),
    [width, height],
    [0, height],
  );
  box('#d9d3c6', -4_000, 1_230, 4_000, 1_350);

  // The recess of the window: 1,400 × 1,300 mm.
  const [left, top, right, bottom] = [-700, -780, 700, 520];
  box(across([0, 250], [0, 800], '#7fb2e0', '#bfdcf2', '#eef3ee'), left, top, right, bottom, 0);
  context.save();
  context.beginPath();
  for (const [index, [x, y]] of [
    at(left, top),
    at(right, top),
    at(right, bottom),
    at(left, bottom),
  ].entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.clip();
  for (let tree = 0; tree < 240; tree += 1) {
    const spread = Math.sin(tree * 12.9898) * 43_758.5453;
    const one = spread - Math.floor(spread);
    const two = (one * 7.13) % 1;
    context.fillStyle = `hsl(${String(88 + 30 * one)} 32% ${String(24 + 34 * two)}% / 85%)`;
    context.beginPath();
    context.ellipse(
      450 + 700 * ((tree * 0.618) % 1),
      640 + 190 * one * one + 60 * two,
      34,
      22,
      one * 3,
      0,
      7,
    );
    context.fill();
  }
  context.fillStyle = 'rgb(255 252 244 / 26%)';
  context.fillRect(0, 0, width, height);
  context.restore();

  const frame = '#ece8df';
  const side = 46;
  box(frame, left, top, left + side, bottom);
  box(frame, right - side, top, right, bottom);
  box('#dcd7cc', left, top, right, top + side);
  box('#f6f3ec', left, bottom - side, right, bottom);
  box('#d5d0c5', -side / 2, top, side / 2, bottom);
  // The jambs come towards the room, and the sill farther.
  fill('#a9a293', at(left, top), at(left, top, -150), at(left, bottom, -150), at(left, bottom));
  fill('#cfc7b7', at(right, top), at(right, top, -150), at(right, bottom, -150), at(right, bottom));
  fill('#938c7f', at(left, top), at(right, top), at(right, top, -150), at(left, top, -150));
  fill(
    '#f1ece1',
    at(left - 60, bottom),
    at(right + 60, bottom),
    at(right + 60, bottom, -210),
    at(left - 60, bottom, -210),
  );
  box('#d3ccbf', left - 60, bottom, right + 60, bottom + 42, -210);

  // A letter sheet on the glass: 215.9 × 279.4 mm.
  box('#fdfcf8', 250, 60, 250 + 215.9, 60 + 279.4);

  const pixels = context.getImageData(0, 0, width, height);
  let seed = 7;
  for (let index = 0; index < pixels.data.length; index += 4) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const grain = (seed / 4_294_967_296 - 0.5) * 9;
    for (let channel = 0; channel < 3; channel += 1) {
      pixels.data[index + channel] = (pixels.data[index + channel] ?? 0) + grain;
    }
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.9);
}

/** The corners of its recess and of its sheet, in px, clockwise from the top left. */
export const marks = {
  opening: [
    [441.3, 139.7],
    [1_110.5, 196.2],
    [1_110.5, 802.5],
    [441.3, 840.2],
  ],
  sheet: [
    [915.9, 589.2],
    [1_011.4, 588.6],
    [1_011.4, 721.9],
    [915.9, 725.4],
  ],
} as const;
