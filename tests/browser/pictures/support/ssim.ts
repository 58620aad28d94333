/** Side of the squares that are compared, in px. */
const SQUARE_PX = 8;

/** Keep the quotient of two dark or flat squares finite: (0.01 × 255)² and (0.03 × 255)². */
const C1 = 6.5025;
const C2 = 58.5225;

/** How light each pixel is, from 0 to 255. */
function lightness({ data }: ImageData): Float64Array {
  const light = new Float64Array(data.length / 4);
  for (const at of light.keys()) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    light[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return light;
}

/**
 * How alike two pictures of one size are: the mean structural similarity of their squares (Wang et al., 2004), up to 1 for
 * equal ones.
 * @throws Error when their sizes differ
 */
export function ssim(one: ImageData, other: ImageData): number {
  if (one.width !== other.width || one.height !== other.height) throw new Error('the sizes differ');
  const first = lightness(one);
  const second = lightness(other);
  let sum = 0;
  let squares = 0;
  for (let top = 0; top + SQUARE_PX <= one.height; top += SQUARE_PX) {
    for (let left = 0; left + SQUARE_PX <= one.width; left += SQUARE_PX) {
      sum += ofSquare(first, second, one.width, top * one.width + left);
      squares += 1;
    }
  }
  return sum / squares;
}

function ofSquare(first: Float64Array, second: Float64Array, width: number, from: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let row = 0; row < SQUARE_PX; row += 1) {
    for (let at = from + row * width; at < from + row * width + SQUARE_PX; at += 1) {
      const x = first[at] ?? 0;
      const y = second[at] ?? 0;
      a += x;
      b += y;
      aa += x * x;
      bb += y * y;
      ab += x * y;
    }
  }
  const count = SQUARE_PX * SQUARE_PX;
  const [meanA, meanB] = [a / count, b / count];
  const [varianceA, varianceB] = [aa / count - meanA ** 2, bb / count - meanB ** 2];
  const both = ab / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * both + C2)) /
    ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2))
  );
}
