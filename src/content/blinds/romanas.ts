import { colours } from '../build/colours.ts';
import { variantsOf, type Facts } from '../build/variants.ts';
import { romanRules } from '../rules/roman.ts';
import { careLines } from '../texts/care-lines.ts';

const roman = {
  opennessPercent: 0,
  care: careLines.roman,
  warrantyYears: 3,
  weave: 'decorativa',
} as const satisfies Partial<Facts>;

/** Roman blinds: fabrics with a fall. */
export const romanas = variantsOf('romanas', {
  'romana-algodon': {
    ...roman,
    sentence: 'Algodón de cuerpo medio que pliega parejo y envejece bien.',
    text: 'Una tela honesta, de tacto seco y color firme. Los pliegues quedan marcados desde el primer día y no se vencen.',
    composition: 'Algodón, 100 %, con forro de poliéster.',
    rooms: ['recamara', 'cocina', 'estudio'],
    rules: romanRules({ rollMm: 2_800, gramsPerM2: 320, thicknessUm: 520 }),
    colours: colours('RO', [
      [401, 'Crudo', '#e6dcc7'],
      [402, 'Salvia', '#93a08a'],
      [403, 'Índigo', '#3b4a6b'],
      [404, 'Blanco Manta', '#f4f0e6'],
      [405, 'Ladrillo', '#a5604a'],
      [406, 'Mostaza Seca', '#c7a055'],
      [407, 'Gris Pluma', '#a9a9a7'],
      [408, 'Rosa Viejo', '#c89f98'],
    ]),
  },
  'romana-lino': {
    ...roman,
    sentence: 'Lino lavado, con la arruga justa y una luz dorada por la tarde.',
    text: 'El lino cae suelto y deja ver su trama a contraluz. Su arruga es parte de su gracia: no busques que quede planchado.',
    composition: 'Lino y algodón, 55 % y 45 %, con forro ligero.',
    rooms: ['sala', 'recamara', 'comedor'],
    rules: romanRules({ rollMm: 2_800, gramsPerM2: 290, thicknessUm: 480 }),
    colours: colours('RO', [
      [421, 'Lino Natural', '#d3c3a5'],
      [422, 'Blanco Cal', '#f1eee6'],
      [423, 'Niebla', '#c7c9c8'],
      [424, 'Olivo Claro', '#a2a27c'],
      [425, 'Arcilla', '#bb8468'],
      [426, 'Azul Deslavado', '#8a9db0'],
      [427, 'Hollín', '#515154'],
    ]),
  },
  'romana-gasa': {
    ...roman,
    weave: 'translucida',
    sentence: 'Sin forro y casi sin peso: un velo que sube en pliegues.',
    text: 'Se monta sin forro para que el sol la encienda. Ponla donde quieras luz con privacidad de día.',
    composition: 'Poliéster de tacto algodonoso, 100 %.',
    care: careLines.woven,
    rooms: ['sala', 'comedor', 'bano'],
    rules: romanRules({ rollMm: 2_800, gramsPerM2: 140, thicknessUm: 260 }),
    colours: colours('RO', [
      [441, 'Velo Blanco', '#f8f7f2'],
      [442, 'Velo Crema', '#efe3c9'],
      [443, 'Velo Gris', '#d2d2cf'],
      [444, 'Velo Rosado', '#e9cfc5'],
      [445, 'Velo Celeste', '#c5d5df'],
      [446, 'Velo Trigo', '#ddc494'],
    ]),
  },
  'romana-noche': {
    ...roman,
    weave: 'blackout',
    sentence: 'Cara de tela, forro blackout: la romana para dormir hasta tarde.',
    text: 'Por dentro se ve como una romana de tela; el forro detiene la luz. Los lados dejan un filo de claridad si va dentro del marco.',
    composition: 'Poliéster con textura de lino y forro blackout.',
    care: careLines.coated,
    warrantyYears: 5,
    rooms: ['recamara', 'hotel', 'infantil'],
    rules: romanRules({ rollMm: 2_500, gramsPerM2: 410, thicknessUm: 620 }),
    colours: colours('RO', [
      [461, 'Hueso Claro', '#ece5d6'],
      [462, 'Piedra Pómez', '#bcb5aa'],
      [463, 'Azul Sombra', '#55647a'],
      [464, 'Verde Ciprés', '#4f5f52'],
      [465, 'Uva', '#5e4658'],
      [466, 'Café Moka', '#6a5245'],
    ]),
  },
  'romana-yute': {
    ...roman,
    sentence: 'Yute grueso con nudos a la vista, para ventanas con carácter.',
    text: 'Cada lienzo sale distinto, con sus nudos y sus hilos gruesos. Pesa poco y filtra una luz ámbar.',
    composition: 'Yute y poliéster, 60 % y 40 %, sin forro.',
    care: careLines.woven,
    rooms: ['terraza', 'comedor', 'estudio', 'negocio'],
    rules: romanRules({ rollMm: 2_200, gramsPerM2: 360, thicknessUm: 900, pattern: 'patterned' }),
    colours: colours('RO', [
      [481, 'Yute Natural', '#c5a877'],
      [482, 'Yute Tostado', '#8f6d47'],
      [483, 'Yute Blanqueado', '#e2d6bd'],
      [484, 'Yute Gris', '#a39d92'],
      [485, 'Yute Añejo', '#5e4c3c'],
    ]),
  },
  'romana-telar': {
    ...roman,
    sentence: 'Franjas tejidas al ancho que se ordenan pliegue a pliegue.',
    text: 'Calculamos los pliegues para que la franja caiga siempre en el mismo lugar. Dos tonos, una sola línea limpia.',
    composition: 'Algodón y poliéster tejidos en jacquard, 70 % y 30 %.',
    rooms: ['sala', 'cocina', 'infantil'],
    rules: romanRules({ rollMm: 2_400, gramsPerM2: 340, thicknessUm: 560, pattern: 'patterned' }),
    colours: colours('RO', [
      [491, 'Maíz Azul', '#6f7f99', '#e5dfd0'],
      [492, 'Tamarindo', '#8a5238', '#d9bd9a'],
      [493, 'Anís', '#9aa283', '#e8e5d3'],
      [494, 'Canela y Sal', '#c79f78', '#f1e9da'],
      [495, 'Gris de Obra', '#8f9192', '#dcdcd8'],
      [496, 'Frambuesa', '#9c4558', '#e6ccca'],
    ]),
  },
});
