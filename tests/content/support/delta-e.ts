type Triple = readonly [number, number, number];

/** sRGB to CIE Lab under D65. */
function labOf(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r = 0, g = 0, b = 0] = [value >> 16, (value >> 8) & 255, value & 255]
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The CIE94 difference between two colours, with the constants for textiles; 1 is the least visible difference. */
export function deltaE(first: string, second: string): number {
  const [l, a, b] = labOf(first);
  const [lightness, green, blue] = labOf(second);
  const chroma = Math.hypot(a, b);
  const chromaStep = chroma - Math.hypot(green, blue);
  const hueStep = Math.sqrt(Math.max(0, (a - green) ** 2 + (b - blue) ** 2 - chromaStep ** 2));
  return Math.hypot(l - lightness, chromaStep / (1 + 0.045 * chroma), hueStep / (1 + 0.015 * chroma));
}
