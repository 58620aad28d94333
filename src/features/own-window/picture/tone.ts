/** Linear light of each byte of sRGB. */
const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Linear light of a byte of sRGB, 0 to 1. */
export const linearOf = (byte: number): number => linear[byte] ?? 1;

const STEPS = 4_096;
/** The brightest linear light that is told apart from white. */
const MOST = 1.6;
/** From this light on it comes closer to white more slowly, as in a photo. */
const SHOULDER = 0.72;

const softened = (light: number) =>
  light <= SHOULDER ? light : SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - light) / (1 - SHOULDER)));

const bytes = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => {
  const light = softened((step / STEPS) * MOST);
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
});

/** The byte of sRGB that shows linear light. */
export const byteOf = (light: number): number =>
  bytes[Math.min(STEPS, Math.max(0, Math.round((light / MOST) * STEPS)))] ?? 255;
