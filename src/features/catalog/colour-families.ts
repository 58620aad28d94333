import type { Colour } from '#src/content/schema/variant.ts';

/** The colour families to filter by. */
export const colourFamilies = [
  { id: 'blancos', name: 'Blancos' },
  { id: 'beiges', name: 'Beiges y arenas' },
  { id: 'grises', name: 'Grises' },
  { id: 'negros', name: 'Negros' },
  { id: 'cafes', name: 'Cafés y maderas' },
  { id: 'rojos', name: 'Rojos y terracotas' },
  { id: 'amarillos', name: 'Amarillos y dorados' },
  { id: 'verdes', name: 'Verdes' },
  { id: 'azules', name: 'Azules' },
  { id: 'rosas', name: 'Rosas y morados' },
] as const;

export type ColourFamilyId = (typeof colourFamilies)[number]['id'];

/** Linear light of an sRGB channel, 0 to 1. @param part 0 to 255 */
function linear(part: number) {
  const share = part / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** A colour in OKLCH: lightness 0 to 1, chroma, and hue in degrees. */
function toOklch(hex: string) {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = linear(value >> 16);
  const g = linear((value >> 8) & 255);
  const b = linear(value & 255);
  const l = Math.cbrt(0.412_22 * r + 0.536_33 * g + 0.051_45 * b);
  const m = Math.cbrt(0.211_9 * r + 0.680_7 * g + 0.107_4 * b);
  const s = Math.cbrt(0.088_3 * r + 0.281_72 * g + 0.629_98 * b);
  const x = 1.977_998 * l - 2.428_592 * m + 0.450_594 * s;
  const y = 0.025_904 * l + 0.782_772 * m - 0.808_676 * s;
  return {
    lightness: 0.210_454 * l + 0.793_618 * m - 0.004_072 * s,
    chroma: Math.hypot(x, y),
    hue: (Math.atan2(y, x) * (180 / Math.PI) + 360) % 360,
  };
}

/** The families of a colour and its stripe. */
export const colourFamiliesOf = ({
  hex,
  stripe = hex,
}: Pick<Colour, 'hex' | 'stripe'>): readonly ColourFamilyId[] => [
  ...new Set([familyOf(hex), familyOf(stripe)]),
];

const cache = new Map<string, ColourFamilyId>();

/** The family of a colour, cached. */
function familyOf(hex: string): ColourFamilyId {
  const family = cache.get(hex) ?? classify(hex);
  cache.set(hex, family);
  return family;
}

function classify(hex: string): ColourFamilyId {
  const { lightness, chroma, hue } = toOklch(hex);
  if (lightness > 0.93 && chroma < 0.03) return 'blancos';
  if (lightness < 0.3 && chroma < 0.03) return 'negros';
  if (chroma < 0.016) return lightness > 0.9 ? 'blancos' : 'grises';
  if (hue >= 100 && hue < 115 && chroma > 0.03) return lightness > 0.85 ? 'amarillos' : 'verdes';
  if (hue >= 190 && hue < 290) return chroma < 0.02 ? 'grises' : 'azules';
  if (hue >= 115 && hue < 190) return chroma < 0.022 ? 'grises' : 'verdes';
  if (hue >= 290 || hue < 20) return 'rosas';
  if (hue < 48 && chroma > 0.09) return 'rojos';
  if (hue >= 70 && chroma > 0.11) return 'amarillos';
  return lightness > 0.68 ? 'beiges' : 'cafes';
}
