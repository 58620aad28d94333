import { colours } from '../../build/colours.ts';
import type { Facts } from '../../build/variants.ts';
import type { SlugOf } from '../../entries.ts';
import { rollerRules } from '../../rules/roller.ts';
import { careLines } from '../../texts/care-lines.ts';

const decorative = {
  opennessPercent: 0,
  care: careLines.woven,
  warrantyYears: 3,
  weave: 'decorativa',
} as const satisfies Partial<Facts>;

/** Fabrics with a drawing: they hang as they were woven, never on their side. */
export const decoratives = {
  'decorativa-telar': {
    ...decorative,
    structure: 'telar',
    sentence: 'Bandas tejidas en dos tonos, como recién salidas del telar.',
    text: 'Las bandas corren de lado a lado y dan ritmo a la ventana. Deja pasar luz suave y guarda la privacidad de día y de noche.',
    composition: 'Poliéster y viscosa tejidos en jacquard, 85 % y 15 %.',
    rooms: ['sala', 'comedor', 'hotel'],
    rules: rollerRules({ rollsMm: [2_400], gramsPerM2: 280, thicknessUm: 480, pattern: 'patterned' }),
    colours: colours('ED', [
      [101, 'Maíz y Hueso', '#eadfc0', '#d2bd86'],
      [102, 'Grana', '#b0453f', '#8c3031'],
      [103, 'Añil', '#4d6489', '#374b6d'],
      [104, 'Barro y Arena', '#c79a78', '#a87a58'],
      [105, 'Nube y Plata', '#d7d7d3', '#bababa'],
      [106, 'Musgo', '#7f8763', '#646c4b'],
      [107, 'Tinta y Ceniza', '#67696c', '#4a4c50'],
    ]),
  },
  'decorativa-enramada': {
    ...decorative,
    structure: 'enramada',
    sentence: 'Hojas tejidas tono sobre tono que aparecen cuando les da la luz.',
    text: 'De frente se ve lisa; con el sol detrás se dibuja una enramada. El dibujo se casa al centro del lienzo.',
    composition: 'Poliéster tejido en jacquard, 100 %.',
    rooms: ['recamara', 'sala', 'estudio'],
    rules: rollerRules({ rollsMm: [2_400], gramsPerM2: 240, thicknessUm: 430, pattern: 'patterned' }),
    colours: colours('ED', [
      [121, 'Jazmín', '#f5f1e4'],
      [122, 'Bugambilia Seca', '#c98a9a'],
      [123, 'Laurel', '#8fa184'],
      [124, 'Jacaranda', '#a79cc2'],
      [125, 'Hoja de Otoño', '#b98352'],
      [126, 'Luna', '#cfd2d6'],
    ]),
  },
  'decorativa-rayuela': {
    ...decorative,
    structure: 'rayuela',
    sentence: 'Rayas finas a lo alto que hacen ver más alta la ventana.',
    text: 'Una raya delgada y pareja que estiliza ventanas bajas. Combina con muebles de líneas rectas y cuartos pequeños.',
    composition: 'Poliéster tejido en dos hilos, 100 %.',
    rooms: ['estudio', 'infantil', 'recamara', 'negocio'],
    rules: rollerRules({ rollsMm: [2_500], gramsPerM2: 250, thicknessUm: 410, pattern: 'patterned' }),
    colours: colours('ED', [
      [141, 'Gis y Gris', '#efece5', '#b9b9b6'],
      [142, 'Marino y Crudo', '#e4dcc9', '#34466a'],
      [143, 'Mostaza', '#d9b25a', '#f0e3bd'],
      [144, 'Verde Botella', '#385c4b', '#54776a'],
      [145, 'Café con Leche', '#cbb196', '#a98a6c'],
      [146, 'Grafito', '#595b5f', '#77797d'],
    ]),
  },
} satisfies Partial<Record<SlugOf<'enrollables'>, Facts>>;
