import { colours } from '../build/colours.ts';
import { variantsOf, type Facts } from '../build/variants.ts';
import { slatRules } from '../rules/rail.ts';
import { careLines } from '../texts/care-lines.ts';

const vertical = {
  opennessPercent: null,
  warrantyYears: 5,
} as const satisfies Partial<Facts>;

/** Vertical slats of 89 mm. */
export const verticales = variantsOf('verticales', {
  'vertical-pvc': {
    ...vertical,
    sentence: 'Tira lisa de PVC que se lava y aguanta el uso diario.',
    text: 'La opción práctica para oficinas, rentas y cocinas: no se deshila, no guarda olores y se limpia con un trapo.',
    composition: 'PVC rígido de 89 mm de ancho.',
    gramsPerM2: 1_050,
    care: careLines.pvc,
    weave: 'pvc',
    rooms: ['oficina', 'cocina', 'consultorio'],
    rules: slatRules(4_000),
    colours: colours('VE', [
      [601, 'Blanca', '#f3f3f1'],
      [602, 'Beige', '#dccdb4'],
      [603, 'Gris Claro', '#c6c8c8'],
      [604, 'Marfil Suave', '#ece4d2'],
      [605, 'Moka', '#8b7461'],
      [606, 'Grafito', '#505255'],
    ]),
  },
  'vertical-pvc-relieve': {
    ...vertical,
    sentence: 'PVC con relieve de tela: resiste como plástico y se ve como tejido.',
    text: 'El relieve rompe el brillo del PVC y disimula el polvo. Buena para ventanales de negocio que se ven desde la calle.',
    composition: 'PVC grabado de 89 mm de ancho.',
    gramsPerM2: 1_120,
    care: careLines.pvc,
    weave: 'pvc',
    rooms: ['negocio', 'oficina', 'sala'],
    rules: slatRules(3_500),
    colours: colours('VE', [
      [621, 'Lino Marfil', '#e9dfca'],
      [622, 'Trama Gris', '#b1b2b1'],
      [623, 'Trama Arena', '#cdb894'],
      [624, 'Veta Nogal', '#7d6047'],
      [625, 'Veta Ceniza', '#9b948a'],
    ]),
  },
  'vertical-tela': {
    ...vertical,
    sentence: 'Tira de tela traslúcida con caída suave y luz pareja.',
    text: 'La tela se mueve apenas y filtra la luz sin cortarla. Va en salas y recámaras con puerta corrediza al jardín.',
    composition: 'Poliéster de 89 mm de ancho, 100 %.',
    gramsPerM2: 230,
    care: careLines.woven,
    weave: 'translucida',
    rooms: ['sala', 'recamara', 'comedor'],
    rules: slatRules(4_000),
    colours: colours('VE', [
      [610, 'Gris Lluvia', '#9ea3a6'],
      [611, 'Blanco Tela', '#f2efe8'],
      [612, 'Arena Fina', '#d8c7a8'],
      [613, 'Salvia', '#a4ad98'],
      [614, 'Durazno Pálido', '#e5c3a9'],
      [615, 'Azul Lago', '#8fa6b4'],
    ]),
  },
  'vertical-screen': {
    ...vertical,
    sentence: 'Tira de screen: el control del sol en puertas y ventanales corridos.',
    text: 'Gira las tiras y ves el jardín; ciérralas y el sol se queda en tres por ciento. Resiste el roce de una puerta de paso.',
    composition: 'Poliéster recubierto de PVC, 89 mm de ancho.',
    opennessPercent: 3,
    gramsPerM2: 470,
    care: careLines.screen,
    warrantyYears: 7,
    weave: 'screen',
    rooms: ['oficina', 'sala', 'terraza'],
    rules: slatRules(4_000),
    colours: colours('VE', [
      [641, 'Blanco Gis', '#eeece6'],
      [642, 'Perla Gris', '#c4c3bf'],
      [643, 'Bronce', '#75604b'],
      [644, 'Gris Tormenta', '#72777b'],
      [645, 'Negro Carbón', '#2c2d30'],
    ]),
  },
  'vertical-blackout': {
    ...vertical,
    sentence: 'Tira blackout para oscurecer ventanales de piso a techo.',
    text: 'Cerrada, cada tira traslapa con la siguiente y la luz solo se asoma por las orillas. Para salas de juntas, hoteles y recámaras con terraza.',
    composition: 'Poliéster con respaldo acrílico, 89 mm de ancho.',
    opennessPercent: 0,
    gramsPerM2: 350,
    care: careLines.coated,
    weave: 'blackout',
    rooms: ['hotel', 'recamara', 'oficina'],
    rules: slatRules(3_500),
    colours: colours('VE', [
      [661, 'Blanco Hueso', '#efe9dc'],
      [662, 'Gris Cemento', '#aaaaa7'],
      [663, 'Arena Oscura', '#bda684'],
      [664, 'Chocolate', '#5f4a3d'],
      [665, 'Azul Profundo', '#33405a'],
    ]),
  },
});
