import { colours } from '../build/colours.ts';
import { variantsOf, type Facts } from '../build/variants.ts';
import { sheerRules } from '../rules/sheer.ts';
import { careLines } from '../texts/care-lines.ts';

const sheer = {
  // Bands turn: how open it is changes with the hand.
  opennessPercent: null,
  care: careLines.sheer,
  warrantyYears: 3,
  weave: 'translucida',
  bands: { closedMm: 75, clearMm: 50 },
} as const satisfies Partial<Facts>;

/** Double fabrics of clear and closed bands. */
export const sheerElegance = variantsOf('sheer-elegance', {
  'sheer-natural': {
    ...sheer,
    structure: 'lisa',
    sentence: 'La de siempre: franjas lisas que van de la vista al velo con un giro de cadena.',
    text: 'Alinea las franjas y entra la luz; crúzalas y se cierra la vista. Es la más fácil de combinar y la que más colores tiene.',
    composition: 'Poliéster en dos capas, 100 %.',
    rooms: ['sala', 'comedor', 'recamara'],
    rules: sheerRules(3_000, 120, 300),
    colours: colours('SE', [
      [201, 'Marfil', '#efe6d3'],
      [202, 'Gris Niebla', '#c2c3c2'],
      [203, 'Blanco Algodón', '#f6f5f0'],
      [204, 'Arena Tibia', '#d8c6a6'],
      [205, 'Rosa de Barro', '#d3ab9a'],
      [206, 'Gris Piedra', '#94928e'],
      [207, 'Chocolate', '#5c4438'],
      [208, 'Grafito', '#47494c'],
    ]),
  },
  'sheer-madera': {
    ...sheer,
    weave: 'decorativa',
    structure: 'veta-tejida',
    sentence: 'Franjas con veta de madera, cálidas y ligeras como tela.',
    text: 'El tejido imita la veta sin el peso de la madera. Da a la sala un tono cálido y sube sin esfuerzo.',
    composition: 'Poliéster en dos capas con hilo veteado, 100 %.',
    rooms: ['sala', 'estudio', 'comedor'],
    rules: sheerRules(2_800, 145, 340),
    colours: colours('SE', [
      [210, 'Nogal', '#71533a'],
      [211, 'Roble', '#a98459'],
      [212, 'Arce', '#d3b48a'],
      [213, 'Encino Gris', '#9b9184'],
      [214, 'Caoba', '#7a4030'],
      [215, 'Ébano', '#3d342f'],
    ]),
  },
  'sheer-seda': {
    ...sheer,
    structure: 'seda',
    sentence: 'Un brillo discreto en la franja, como seda cruda.',
    text: 'El hilo tiene un lustre que cambia con la hora del día. La elegimos para comedores y salas que se usan de noche.',
    composition: 'Poliéster satinado en dos capas, 100 %.',
    rooms: ['comedor', 'sala', 'hotel'],
    rules: sheerRules(2_800, 130, 310),
    colours: colours('SE', [
      [220, 'Perla', '#ece8e1'],
      [221, 'Champaña', '#dcc8a4'],
      [222, 'Palo de Rosa', '#cfa9a3'],
      [223, 'Plata', '#bdbfc1'],
      [224, 'Azul Petróleo', '#4a6571'],
      [225, 'Bronce Viejo', '#84694c'],
    ]),
  },
  'sheer-lino': {
    ...sheer,
    structure: 'lino',
    sentence: 'Franjas con trama de lino para una luz con textura.',
    text: 'La trama irregular del lino se nota en cada franja. Se lleva con fibras naturales, muros claros y pisos de barro.',
    composition: 'Poliéster con trama de lino en dos capas, 90 % y 10 %.',
    rooms: ['sala', 'recamara', 'estudio'],
    rules: sheerRules(2_800, 150, 360),
    colours: colours('SE', [
      [230, 'Lino Blanco', '#f0ece2'],
      [231, 'Lino Crudo', '#dccdb0'],
      [232, 'Lino Tostado', '#b79b76'],
      [233, 'Lino Gris', '#adaca6'],
      [234, 'Lino Salvia', '#a5ac94'],
      [235, 'Lino Carbón', '#57575a'],
    ]),
  },
  'sheer-noche': {
    ...sheer,
    weave: 'blackout',
    structure: 'lisa-opaca',
    sentence: 'Franjas blackout: al cruzarlas, la recámara queda casi a oscuras.',
    text: 'La franja cerrada no deja pasar luz, así que cierra mucho más que una sheer común. Entre franja y franja queda un hilo de claridad.',
    composition: 'Poliéster en dos capas con franja de respaldo acrílico.',
    rooms: ['recamara', 'hotel', 'cuarto-de-tv'],
    rules: sheerRules(2_800, 190, 420),
    colours: colours('SE', [
      [240, 'Blanco Luna', '#f3f1eb'],
      [241, 'Beige Duna', '#d6c5a9'],
      [242, 'Gris Eclipse', '#8a8b8d'],
      [243, 'Café Nocturno', '#594a40'],
      [244, 'Azul Medianoche', '#2f3b55'],
      [245, 'Negro Profundo', '#242528'],
    ]),
  },
  'sheer-brisa': {
    ...sheer,
    structure: 'gasa',
    bands: { closedMm: 100, clearMm: 65 },
    sentence: 'Franja ancha y tela muy fina, para claros grandes con mucha luz.',
    text: 'La franja de diez centímetros deja una vista amplia cuando está abierta. Luce mejor en ventanas de más de metro y medio.',
    composition: 'Poliéster de hilo fino en dos capas, 100 %.',
    rooms: ['sala', 'terraza', 'negocio'],
    rules: sheerRules(3_000, 110, 280),
    colours: colours('SE', [
      [250, 'Espuma', '#f5f5f2'],
      [251, 'Brisa Gris', '#d0d3d4'],
      [252, 'Concha Nácar', '#ead9cd'],
      [253, 'Azul Orilla', '#a9bfcb'],
      [254, 'Verde Alga', '#9eb09f'],
      [255, 'Arena Húmeda', '#b5a48a'],
    ]),
  },
});
