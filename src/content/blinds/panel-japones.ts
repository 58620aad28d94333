import { colours } from '../build/colours.ts';
import { variantsOf, type Facts } from '../build/variants.ts';
import { panelRules } from '../rules/rail.ts';
import { careLines } from '../texts/care-lines.ts';

const panel = {
  opennessPercent: 0,
  warrantyYears: 5,
} as const satisfies Partial<Facts>;

/** Panels of 600 mm that slide one behind the other. */
export const panelJapones = variantsOf('panel-japones', {
  'panel-lino': {
    ...panel,
    sentence: 'Paneles con trama de lino, serenos y de mucha presencia.',
    text: 'Un muro de tela que se abre en silencio. La trama deja pasar claridad y oculta lo que hay detrás.',
    composition: 'Poliéster con trama de lino, 90 % y 10 %.',
    gramsPerM2: 260,
    care: careLines.woven,
    weave: 'translucida',
    rooms: ['sala', 'comedor', 'recamara'],
    rules: panelRules(3_000),
    colours: colours('PJ', [
      [101, 'Lino Claro', '#ece4d3'],
      [102, 'Lino Trigo', '#d2bd93'],
      [103, 'Lino Niebla', '#c0c2c0'],
      [104, 'Lino Humo', '#8e8d8a'],
      [105, 'Lino Terracota', '#b77f63'],
      [106, 'Lino Olivo', '#83866a'],
    ]),
  },
  'panel-screen': {
    ...panel,
    sentence: 'Screen de cinco por ciento en paneles para ventanales con vista.',
    text: 'La vista sigue ahí y el reflejo se va. Los paneles se apilan a un lado y dejan libre hasta tres cuartos del claro.',
    composition: 'Poliéster recubierto de PVC, 30 % y 70 %.',
    opennessPercent: 5,
    gramsPerM2: 430,
    care: careLines.screen,
    warrantyYears: 7,
    weave: 'screen',
    rooms: ['sala', 'oficina', 'terraza'],
    rules: panelRules(3_500),
    colours: colours('PJ', [
      [121, 'Blanco Gis', '#f0eee8'],
      [122, 'Arena', '#cdba99'],
      [123, 'Gris Cantera', '#a5a29c'],
      [124, 'Bronce', '#705a46'],
      [125, 'Carbón', '#2f3033'],
    ]),
  },
  'panel-papel': {
    ...panel,
    sentence: 'La luz de una lámpara de papel, en paneles del piso al techo.',
    text: 'Fibras finas atrapadas en la tela dan una luz de biombo. Sirve también para separar la recámara del vestidor.',
    composition: 'Poliéster con fibra de celulosa, 80 % y 20 %.',
    gramsPerM2: 190,
    care: careLines.woven,
    weave: 'translucida',
    rooms: ['recamara', 'estudio', 'hotel'],
    rules: panelRules(3_000),
    colours: colours('PJ', [
      [141, 'Papel Blanco', '#f6f3ea'],
      [142, 'Papel Marfil', '#eadcbd'],
      [143, 'Papel Té', '#cba877'],
      [144, 'Papel Gris', '#cbc9c4'],
      [145, 'Papel Ciruelo', '#b58f95'],
    ]),
  },
  'panel-noche': {
    ...panel,
    sentence: 'Paneles blackout que oscurecen un ventanal completo sin cortinas.',
    text: 'Se cierran como una pared y se abren con una mano. Entre paneles hay un traslape de cinco centímetros para que no se cuele la luz.',
    composition: 'Poliéster con respaldo acrílico de tres pasadas.',
    gramsPerM2: 360,
    care: careLines.coated,
    weave: 'blackout',
    rooms: ['recamara', 'cuarto-de-tv', 'hotel'],
    rules: panelRules(3_000),
    colours: colours('PJ', [
      [161, 'Blanco Seda', '#f2f0ea'],
      [162, 'Gris Ala', '#b3b4b3'],
      [163, 'Topo', '#877b70'],
      [164, 'Azul Noche', '#2b3852'],
      [165, 'Negro Mate', '#27282a'],
    ]),
  },
  'panel-telar': {
    ...panel,
    sentence: 'Tejido grueso a dos tonos, para panel que también es muro.',
    text: 'Hilos gruesos en dos tonos dan relieve al panel. Úsalo para vestir un clóset abierto o dividir la sala del comedor.',
    composition: 'Poliéster y algodón en jacquard, 75 % y 25 %.',
    gramsPerM2: 380,
    care: careLines.woven,
    warrantyYears: 3,
    weave: 'decorativa',
    rooms: ['sala', 'comedor', 'negocio'],
    rules: panelRules(2_800),
    colours: colours('PJ', [
      [181, 'Carrizo', '#c7b184'],
      [182, 'Piedra Bola', '#9d9a94'],
      [183, 'Café Oaxaca', '#6c4f3b'],
      [184, 'Arcilla Roja', '#a4553e'],
      [185, 'Nieve y Hueso', '#efeadd'],
    ]),
  },
});
