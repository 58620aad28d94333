import { colours } from '../build/colours.ts';
import type { Facts } from '../build/variants.ts';
import { careLines } from '../texts/care-lines.ts';

/** The facts of an awning that depend on its fabric alone. */
type Fabric = Pick<
  Facts,
  | 'composition'
  | 'opennessPercent'
  | 'gramsPerM2'
  | 'rollWidthsMm'
  | 'care'
  | 'warrantyYears'
  | 'weave'
  | 'structure'
  | 'colours'
>;

/** Sewn from strips of 1.20 m. */
const strips = [1_200];

export const acrylic = {
  composition: 'Acrílico teñido en masa, con acabado que repele agua y manchas.',
  opennessPercent: 0,
  gramsPerM2: 300,
  rollWidthsMm: strips,
  care: careLines.canvas,
  warrantyYears: 5,
  weave: 'acrilica',
  structure: 'acrilica',
  colours: colours('TO', [
    [801, 'Rayas Marino', '#f0ece0', '#2b3f66'],
    [802, 'Crema', '#eadfc6'],
    [803, 'Verde Botella', '#1f4a38'],
    [804, 'Terracota', '#ae5b3f'],
    [805, 'Azul Caleta', '#2f6a8c'],
    [806, 'Amarillo Sol', '#e0ad3f'],
    [807, 'Rojo Ladrillo', '#963a30'],
    [808, 'Gris Palma', '#9b9a93'],
    [809, 'Negro Volcán', '#2b2b2d'],
    [810, 'Rayas Verde Olivo', '#ece6d4', '#6a6f4c'],
    [811, 'Rayas Mandarina', '#f3eadb', '#cd7340'],
    [812, 'Rayas Grises', '#dedcd5', '#7a7c7d'],
    [813, 'Arena de Mar', '#cdb896'],
    [814, 'Vino', '#642a34'],
  ]),
} as const satisfies Fabric;

export const microperforated = {
  composition: 'Poliéster recubierto de PVC con microperforado.',
  opennessPercent: 10,
  gramsPerM2: 420,
  rollWidthsMm: strips,
  care: careLines.canvas,
  warrantyYears: 5,
  weave: 'screen',
  structure: 'microperforada',
  colours: colours('TO', [
    [820, 'Gris', '#85888b'],
    [821, 'Blanco Salina', '#f1f0eb'],
    [822, 'Arena', '#cbb793'],
    [823, 'Verde Olivo', '#74754f'],
    [824, 'Azul Bahía', '#44667f'],
    [825, 'Café Cacao', '#5c4536'],
    [826, 'Negro', '#28292b'],
  ]),
} as const satisfies Fabric;

export const outdoorScreen = {
  composition: 'Fibra de vidrio recubierta de PVC para exterior, 42 % y 58 %.',
  opennessPercent: 5,
  gramsPerM2: 530,
  // The rolls are in the rules.
  care: careLines.screen,
  warrantyYears: 7,
  weave: 'screen',
  structure: 'screen-5',
  colours: colours('TO', [
    [840, 'Blanco Costa', '#efede7'],
    [841, 'Lino', '#d7c8ad'],
    [842, 'Gris Perla', '#bfbfbc'],
    [843, 'Gris Pizarra', '#666c70'],
    [844, 'Verde Olivo', '#6f7156'],
    [845, 'Bronce', '#6b5542'],
    [846, 'Negro Carbón', '#2a2b2d'],
  ]),
} as const satisfies Fabric;

export const vinyl = {
  composition: 'Poliéster con doble capa de PVC, impermeable y retardante al fuego.',
  opennessPercent: 0,
  gramsPerM2: 650,
  rollWidthsMm: strips,
  care: careLines.pvc,
  warrantyYears: 5,
  weave: 'pvc',
  structure: 'vinilica',
  colours: colours('TO', [
    [860, 'Blanco', '#f5f4f0'],
    [861, 'Beige', '#d9c8a8'],
    [862, 'Rojo Feria', '#a8322c'],
    [863, 'Verde Selva', '#2f5a41'],
    [864, 'Azul Rey', '#2a4a7d'],
    [865, 'Gris Nube', '#b2b5b6'],
    [866, 'Café', '#5b4234'],
    [867, 'Negro', '#252628'],
  ]),
} as const satisfies Fabric;

export const louvres = {
  composition: 'Tablilla de aluminio extruido con pintura electrostática.',
  opennessPercent: null,
  gramsPerM2: 6_500,
  rollWidthsMm: [],
  care: careLines.metal,
  warrantyYears: 10,
  weave: 'aluminio',
  structure: 'aluminio-polvo',
  colours: colours('TO', [
    [880, 'Blanco Mate', '#efeeea'],
    [881, 'Gris Antracita', '#43474a'],
    [882, 'Bronce', '#5f4c3e'],
    [883, 'Aluminio Natural', '#b6b9ba'],
    [884, 'Madera de Teca', '#9c6f45'],
  ]),
} as const satisfies Fabric;
