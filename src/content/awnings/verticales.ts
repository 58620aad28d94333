import { variantsOf } from '../build/variants.ts';
import { dropRules } from '../rules/awning.ts';
import { acrylic, microperforated, outdoorScreen } from './fabrics.ts';

const screenFabric = { gramsPerM2: 530, thicknessUm: 650 };
const acrylicFabric = { gramsPerM2: 300, thicknessUm: 500 };
const microFabric = { gramsPerM2: 420, thicknessUm: 550 };

/** Cut from one roll, as blinds are. */
const { rollWidthsMm: _acrylicStrips, ...acrylicSheet } = acrylic;
const { rollWidthsMm: _microStrips, ...microSheet } = microperforated;

/** Awnings that come straight down. */
export const toldosVerticales = variantsOf('toldos-verticales', {
  'lisboa-screen': {
    ...outdoorScreen,
    rules: dropRules({ ...screenFabric, maxWidthMm: 5_800 }),
    sentence: 'Screen por fuera: detiene el calor antes de que toque el vidrio.',
    text: 'Un screen exterior baja la temperatura mucho más que uno interior. Conserva la vista y se recoge cuando cae el sol.',
    rooms: ['terraza', 'negocio', 'oficina'],
  },
  'lisboa-microperforada': {
    ...microSheet,
    rules: dropRules({ ...microFabric, maxWidthMm: 5_800 }),
    sentence: 'Lona microperforada sobre cables, fresca y con vista al jardín.',
    text: 'Deja ver hacia afuera y quita el resplandor. Una forma económica de cubrir claros grandes.',
    rooms: ['terraza', 'jardin', 'alberca'],
  },
  'tavira-screen': {
    ...outdoorScreen,
    rules: dropRules({ ...screenFabric, maxWidthMm: 5_000 }),
    warrantyYears: 10,
    sentence: 'Screen con guía cerrada para terrazas donde sí pega el viento.',
    text: 'La lona queda sujeta por los dos lados y de arriba abajo. También detiene hojas e insectos.',
    rooms: ['terraza', 'hotel', 'negocio'],
  },
  'tavira-acrilica': {
    ...acrylicSheet,
    rules: dropRules({ ...acrylicFabric, maxWidthMm: 4_500 }),
    sentence: 'Lona acrílica de lado a lado: privacidad completa y mucho color.',
    text: 'No se ve a través de ella, así que sirve para separar terrazas vecinas. Toda la carta de acrílicos está disponible.',
    rooms: ['terraza', 'balcon', 'negocio'],
  },
  'evora-screen': {
    ...outdoorScreen,
    rules: dropRules({ ...screenFabric, maxWidthMm: 4_000 }),
    sentence: 'Cofre pequeño para la ventana de la recámara o el estudio.',
    text: 'Pensado para ventanas de casa: discreto, con manivela o motor. La lona se quita en minutos para lavarla.',
    rooms: ['balcon', 'jardin', 'oficina'],
  },
  'evora-acrilica': {
    ...acrylicSheet,
    rules: dropRules({ ...acrylicFabric, maxWidthMm: 4_000 }),
    sentence: 'Color en la fachada y sombra total en la ventana.',
    text: 'La lona acrílica oscurece más que el screen y viste la fachada. Elige rayas si quieres un aire de playa.',
    rooms: ['balcon', 'negocio', 'terraza'],
  },
});
