import { colours } from '../build/colours.ts';
import { variantsOf, type Facts } from '../build/variants.ts';
import { horizontalRules } from '../rules/slats.ts';
import { careLines } from '../texts/care-lines.ts';

const slats = { opennessPercent: null } as const satisfies Partial<Facts>;

const aluminium = {
  ...slats,
  care: careLines.metal,
  warrantyYears: 5,
  weave: 'aluminio',
} as const satisfies Partial<Facts>;

const wood = {
  ...slats,
  care: careLines.wood,
  warrantyYears: 5,
  weave: 'madera',
} as const satisfies Partial<Facts>;

/** Horizontal slats of aluminium, wood and PVC. */
export const horizontales = variantsOf('horizontales', {
  'aluminio-25-mm': {
    ...aluminium,
    structure: 'aluminio',
    sentence: 'La tablilla clásica de aluminio: exacta, ligera y de toda la vida.',
    text: 'Gira la tablilla y regulas la luz al detalle. Cabe en marcos poco profundos y aguanta la humedad de cocina y baño.',
    composition: 'Aluminio esmaltado al horno, tablilla de 25 mm.',
    gramsPerM2: 900,
    rooms: ['oficina', 'cocina', 'bano'],
    rules: horizontalRules({ maxWidthMm: 2_800, maxHeightMm: 3_000 }),
    colours: colours('HO', [
      [701, 'Plata', '#bfc2c4'],
      [702, 'Blanco', '#f5f5f3'],
      [703, 'Negro', '#232426'],
      [704, 'Crema', '#ebe0c8'],
      [705, 'Café Bronce', '#6a5544'],
      [706, 'Gris Titanio', '#7d8184'],
      [707, 'Rojo Óxido', '#93402f'],
      [708, 'Verde Hoja', '#6c8766'],
    ]),
  },
  'aluminio-16-mm': {
    ...aluminium,
    structure: 'aluminio',
    sentence: 'Tablilla angosta de 16 mm, casi invisible de canto.',
    text: 'Cuando está abierta casi no se ve. Queda muy bien en ventanas chicas, puertas de vidrio y marcos angostos.',
    composition: 'Aluminio esmaltado al horno, tablilla de 16 mm.',
    gramsPerM2: 980,
    rooms: ['bano', 'cocina', 'estudio'],
    rules: horizontalRules({ maxWidthMm: 2_000, maxHeightMm: 2_200 }),
    colours: colours('HO', [
      [721, 'Blanco Fino', '#f2f2ef'],
      [722, 'Plata Fina', '#c6c8ca'],
      [723, 'Champaña', '#d2c2a3'],
      [724, 'Grafito Fino', '#4c4e51'],
      [725, 'Cobre', '#a3694b'],
    ]),
  },
  'aluminio-50-mm': {
    ...aluminium,
    structure: 'aluminio',
    sentence: 'Tablilla ancha de 50 mm para ventanales de líneas rectas.',
    text: 'Más ancha y más firme, con menos cordones a la vista. Admite motor de batería y se ve muy bien en espacios modernos.',
    composition: 'Aluminio esmaltado al horno, tablilla de 50 mm.',
    gramsPerM2: 1_250,
    rooms: ['sala', 'oficina', 'estudio'],
    rules: horizontalRules({ maxWidthMm: 2_600, maxHeightMm: 2_800, motor: true }),
    colours: colours('HO', [
      [731, 'Blanco Mate', '#efefec'],
      [732, 'Aluminio Natural', '#b4b7b9'],
      [733, 'Negro Mate', '#2a2b2d'],
      [734, 'Arena Metálica', '#c3b08f'],
      [735, 'Bronce Oscuro', '#5a4a3d'],
      [736, 'Azul Acero', '#627789'],
    ]),
  },
  'aluminio-25-mm-calado': {
    ...aluminium,
    opennessPercent: 6,
    structure: 'aluminio-calado',
    sentence: 'Tablilla perforada: cerrada, todavía deja ver hacia afuera.',
    text: 'Miles de orificios finos dejan pasar algo de luz y de vista con la tablilla cerrada. De noche se ve hacia adentro.',
    composition: 'Aluminio perforado y esmaltado, tablilla de 25 mm.',
    gramsPerM2: 850,
    rooms: ['oficina', 'negocio', 'estudio'],
    rules: horizontalRules({ maxWidthMm: 2_400, maxHeightMm: 2_600 }),
    colours: colours('HO', [
      [741, 'Blanco Calado', '#f3f3f1'],
      [742, 'Plata Calada', '#b9bcbe'],
      [743, 'Gris Calado', '#888b8d'],
      [744, 'Negro Calado', '#2b2c2e'],
    ]),
  },
  'madera-50-mm': {
    ...wood,
    structure: 'madera',
    sentence: 'Tablilla ancha de madera de tilo, con su veta y su peso.',
    text: 'Madera de tilo barnizada, ligera para ser madera. Cada tablilla tiene su veta, así que dos persianas nunca son iguales.',
    composition: 'Madera de tilo barnizada, tablilla de 50 mm.',
    gramsPerM2: 2_600,
    rooms: ['estudio', 'sala', 'recamara'],
    rules: horizontalRules({ maxWidthMm: 2_400, maxHeightMm: 2_600, maxAreaMm2: 5_000_000, motor: true }),
    colours: colours('HO', [
      [750, 'Caoba', '#6b3524'],
      [751, 'Nogal', '#73523a'],
      [752, 'Roble Claro', '#bd9a6c'],
      [753, 'Cerezo', '#95532f'],
      [754, 'Blanco Veteado', '#ebe6da'],
      [755, 'Ceniza', '#a2978a'],
      [756, 'Ébano', '#3a2f2a'],
    ]),
  },
  'madera-35-mm': {
    ...wood,
    structure: 'madera',
    sentence: 'Tablilla de 35 mm para ventanas pequeñas que piden madera.',
    text: 'La proporción justa para ventanas de recámara y estudio. El marco de madera se mide por dentro, con calma.',
    composition: 'Madera de tilo barnizada, tablilla de 35 mm.',
    gramsPerM2: 2_750,
    rooms: ['recamara', 'estudio', 'consultorio'],
    rules: horizontalRules({ maxWidthMm: 2_000, maxHeightMm: 2_200, maxAreaMm2: 3_500_000 }),
    colours: colours('HO', [
      [761, 'Nogal Americano', '#664732'],
      [762, 'Encino', '#b08d5f'],
      [763, 'Haya', '#d6b78d'],
      [764, 'Wengué', '#443630'],
      [765, 'Blanco Cal', '#f0ece1'],
    ]),
  },
  'pvc-50-mm': {
    ...slats,
    care: careLines.pvc,
    warrantyYears: 5,
    weave: 'pvc',
    structure: 'pvc-veta',
    sentence: 'Aspecto de madera que no le teme al agua ni al vapor.',
    text: 'PVC espumado con veta: se ve como madera y se lava como azulejo. La recomendamos en baños, cocinas y casas de playa.',
    composition: 'PVC espumado con veta, tablilla de 50 mm.',
    gramsPerM2: 3_400,
    rooms: ['bano', 'cocina', 'hotel'],
    rules: horizontalRules({ maxWidthMm: 2_000, maxHeightMm: 2_400, maxAreaMm2: 4_000_000 }),
    colours: colours('HO', [
      [781, 'Blanco Puro', '#f7f7f5'],
      [782, 'Blanco Arenado', '#e6dfd0'],
      [783, 'Roble Playa', '#c4a881'],
      [784, 'Nogal Húmedo', '#705641'],
      [785, 'Gris Muelle', '#9d9b95'],
    ]),
  },
});
