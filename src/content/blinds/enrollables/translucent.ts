import { colours } from '../../build/colours.ts';
import type { Facts } from '../../build/variants.ts';
import type { SlugOf } from '../../entries.ts';
import { rollerRules } from '../../rules/roller.ts';
import { careLines } from '../../texts/care-lines.ts';

const translucent = {
  opennessPercent: 0,
  care: careLines.woven,
  warrantyYears: 5,
  weave: 'translucida',
} as const satisfies Partial<Facts>;

/** Fabrics that let soft light through and block the view. */
export const translucents = {
  'traslucida-gasa': {
    ...translucent,
    structure: 'gasa',
    sentence: 'Ligera como una gasa: la luz entra pareja y sin sombras duras.',
    text: 'Un tejido fino que convierte el sol en claridad. De día nadie ve hacia adentro; de noche se adivinan las siluetas.',
    composition: 'Poliéster de hilo fino, 100 %.',
    rooms: ['sala', 'comedor', 'bano'],
    rules: rollerRules({ rollsMm: [2_500, 3_000], gramsPerM2: 160, thicknessUm: 280 }),
    colours: colours('ET', [
      [101, 'Blanco Velo', '#f8f6f0'],
      [102, 'Crema', '#f0e4c9'],
      [103, 'Rosa Pálido', '#ecd3cb'],
      [104, 'Gris Aire', '#d3d5d5'],
      [105, 'Verde Agua', '#cbdbd0'],
      [106, 'Azul Cielo', '#c2d4e2'],
      [107, 'Miel', '#ddbd86'],
    ]),
  },
  'traslucida-rocio': {
    ...translucent,
    structure: 'lisa',
    sentence: 'Lisa, lavable y luminosa, pensada para cocinas y baños.',
    text: 'Lleva un baño que repele las salpicaduras, así que una mancha se quita con un trapo húmedo. Deja la luz de una mañana nublada.',
    composition: 'Poliéster con baño acrílico que repele el agua.',
    care: careLines.coated,
    rooms: ['cocina', 'bano', 'consultorio'],
    rules: rollerRules({ rollsMm: [2_500], gramsPerM2: 210, thicknessUm: 320, joins: true }),
    colours: colours('ET', [
      [121, 'Rocío', '#f2f4f1'],
      [122, 'Leche de Coco', '#efe8db'],
      [123, 'Limón Tierno', '#e6e3b4'],
      [124, 'Hierbabuena', '#b9cfb6'],
      [125, 'Agua Dulce', '#bcd2d3'],
      [126, 'Guayaba', '#e7b3a2'],
      [127, 'Guijarro', '#bdb6ab'],
    ]),
  },
  'traslucida-papel': {
    ...translucent,
    structure: 'papel',
    sentence: 'Fibras a la vista, como una hoja de papel hecha a mano contra la luz.',
    text: 'Al encenderse con el sol muestra sus fibras, cada tramo distinto. Da una luz cálida y tranquila, buena para leer.',
    composition: 'Poliéster con fibra de celulosa, 80 % y 20 %.',
    rooms: ['estudio', 'recamara', 'sala'],
    rules: rollerRules({ rollsMm: [2_200], gramsPerM2: 180, thicknessUm: 340, pattern: 'patterned' }),
    colours: colours('ET', [
      [141, 'Papel de Arroz', '#f3ecdb'],
      [142, 'Amate', '#c8a67c'],
      [143, 'Pergamino', '#e5d2a8'],
      [144, 'Ceniza', '#c5c0b8'],
      [145, 'Flor de Durazno', '#e8c4b6'],
      [146, 'Añil Lavado', '#9fb0c4'],
    ]),
  },
  'traslucida-ixtle': {
    ...translucent,
    structure: 'ixtle',
    sentence: 'Trama gruesa y natural, con la textura de una fibra tejida a mano.',
    text: 'Hilos de distinto grosor dejan pasar puntos de luz y dan cuerpo a la tela. Va con madera, barro y plantas.',
    composition: 'Poliéster y algodón de hilo grueso, 70 % y 30 %.',
    rooms: ['sala', 'comedor', 'terraza', 'hotel'],
    rules: rollerRules({ rollsMm: [2_400], gramsPerM2: 260, thicknessUm: 520 }),
    colours: colours('ET', [
      [161, 'Ixtle Crudo', '#ddcfb2'],
      [162, 'Henequén', '#c9b37e'],
      [163, 'Coco', '#8a6a4c'],
      [164, 'Cal', '#f2eee4'],
      [165, 'Nopal', '#8f9b78'],
      [166, 'Cantera Rosa', '#c99b8a'],
      [167, 'Tierra Mojada', '#6e5a4c'],
    ]),
  },
} satisfies Partial<Record<SlugOf<'enrollables'>, Facts>>;
