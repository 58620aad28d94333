import { inMetres } from '#src/format/measures.ts';
import { projectsFromWall, type Control, type ProductType, type Settled, type Weave } from './drawing.ts';

const names: Readonly<Record<ProductType, string>> = {
  enrollable: 'Persiana enrollable',
  'sheer-elegance': 'Persiana sheer elegance',
  romana: 'Persiana romana',
  vertical: 'Persiana vertical',
  'panel-japones': 'Panel japonés',
  horizontal: 'Persiana horizontal',
  'toldo-brazos': 'Toldo de brazos retráctiles',
  'toldo-vertical': 'Toldo vertical',
  capota: 'Toldo capota',
  pergola: 'Pérgola de techo corredizo',
};

/** What a product is made of, as in "Persiana enrollable de tela traslúcida". */
export const weaves = {
  blackout: 'blackout',
  screen: 'screen',
  translucida: 'de tela traslúcida',
  decorativa: 'de tela decorativa',
  acrilica: 'de lona acrílica',
  madera: 'de madera',
  aluminio: 'de aluminio',
  pvc: 'de PVC',
} as const satisfies Readonly<Record<Weave, string>>;

const controls: Readonly<Record<Control, string>> = {
  chain: 'cadena',
  cord: 'cordón',
  wand: 'bastón',
  crank: 'manivela',
  motor: 'motor',
};
const fixings: Readonly<Record<Settled['fixing'], string | null>> = {
  ceiling: 'al techo',
  wall: 'al muro',
  hidden: null,
};

/** Spanish terms for how far a product is open, from closed to fully open. */
type Steps = readonly [string, string, string, string, string];

const steps: Steps = ['cerrada', 'apenas abierta', 'a medio abrir', 'casi abierta', 'abierta'];
const masculine: Steps = ['cerrado', 'apenas abierto', 'a medio abrir', 'casi abierto', 'abierto'];
const awning: Steps = ['recogido', 'apenas extendido', 'a medio extender', 'casi extendido', 'extendido'];
const roof: Steps = [
  'con el techo extendido',
  'con el techo casi extendido',
  'con el techo a medio recoger',
  'con el techo casi recogido',
  'con el techo recogido',
];
const louvres: Steps = [
  'con las tablillas cerradas',
  'con las tablillas apenas abiertas',
  'con las tablillas a medio abrir',
  'con las tablillas casi abiertas',
  'con las tablillas abiertas',
];

const stepsOf: Readonly<Record<ProductType, Steps>> = {
  enrollable: steps,
  'sheer-elegance': steps,
  romana: steps,
  vertical: steps,
  'panel-japones': masculine,
  horizontal: steps,
  'toldo-brazos': awning,
  'toldo-vertical': masculine,
  capota: awning,
  pergola: roof,
};

const opennessText = ({ type, build, openness }: Settled) => {
  const [none, little, half, much, whole] = build === 'louvres' ? louvres : stepsOf[type];
  if (openness <= 0.02) return none;
  if (openness >= 0.98) return whole;
  if (openness < 0.35) return little;
  return openness <= 0.65 ? half : much;
};

/**
 * Describes the picture: "Persiana enrollable screen gris, 1.80 × 2.10 m, a medio abrir, motor".
 * @param saysSize false where the size is only a guess
 */
export function describe(settled: Settled, saysSize = true): string {
  const { type, build, fabric, width, height, control, mount, head, time, fixing, blinds } = settled;
  const product = [
    build === 'louvres' ? 'Pérgola de tablillas' : names[type],
    weaves[fabric.weave],
    fabric.colourName?.toLocaleLowerCase('es-MX'),
  ];
  const size =
    projectsFromWall(type) && type !== 'capota'
      ? `${inMetres(width)} m de ancho × ${inMetres(height)} m de salida`
      : `${inMetres(width)} × ${inMetres(height)} m`;
  const isBlind = !projectsFromWall(type);
  return [
    product.filter((word) => word !== undefined && word !== '').join(' '),
    saysSize ? size : null,
    opennessText(settled),
    blinds > 1 ? `${String(blinds)} lado a lado` : null,
    controls[control],
    fixings[fixing],
    isBlind && mount === 'outside' ? 'por fuera' : null,
    isBlind && head === 'gallery' ? 'con galería' : null,
    time === 'evening' ? 'al anochecer' : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}
