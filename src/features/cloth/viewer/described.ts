import { variantTitle } from '#src/content/find/titles.ts';
import type { Structure } from '#src/content/schema/structure.ts';
import type { Lit } from '../paint/painter.ts';
import type { Chosen } from './look.ts';

interface Described {
  /** What is seen on its front. */
  readonly front: string;
  /** What is seen with a lamp behind it. */
  readonly back: string;
}

const OPAQUE = 'no pasa luz';
const DOTS = 'la luz pasa en puntos por los huecos del tejido, y el hilo queda oscuro';
const GLOW = 'el hilo se enciende parejo y entre los cruces asoman puntos de luz';

const described: Readonly<Record<Structure, Described>> = {
  'lisa-opaca': { front: 'tejido liso y apretado de hilo fino', back: OPAQUE },
  'lino-opaco': { front: 'hilos de lino de grueso disparejo, con respaldo', back: OPAQUE },
  'densa-opaca': { front: 'tejido pesado, de hilos gruesos y cerrados', back: OPAQUE },
  'screen-1': { front: 'hilos recubiertos, tejidos de dos en dos, casi sin huecos', back: DOTS },
  'screen-1-sarga': { front: 'hilos recubiertos en sarga: forman líneas en diagonal', back: DOTS },
  'screen-3': { front: 'hilos recubiertos, tejidos de dos en dos, con huecos pequeños', back: DOTS },
  'screen-3-petatillo': { front: 'grupos de hilos cruzados como petatillo', back: DOTS },
  'screen-5': { front: 'malla de hilos recubiertos, de dos en dos, con huecos a la vista', back: DOTS },
  'screen-10': { front: 'malla abierta de hilos recubiertos, con huecos grandes', back: DOTS },
  gasa: {
    front: 'gasa de hilos separados, con huecos entre todos',
    back: 'la luz pasa entre los hilos y los dibuja',
  },
  lisa: { front: 'tejido liso de hilo fino', back: GLOW },
  papel: {
    front: 'superficie de papel con fibras sueltas',
    back: 'se enciende pareja y las fibras se ven oscuras',
  },
  ixtle: {
    front: 'fibra gruesa y dispareja, con huecos',
    back: 'la luz pasa por los huecos y la fibra queda oscura',
  },
  lino: {
    front: 'hilos de lino de grueso disparejo',
    back: 'el lino se enciende y muestra sus hilos gruesos',
  },
  telar: { front: 'bandas tejidas en dos tonos, de lado a lado', back: GLOW },
  enramada: {
    front: 'hojas y tallos tejidos tono sobre tono',
    back: 'las hojas se encienden más que el fondo',
  },
  rayuela: { front: 'líneas verticales de un segundo tono', back: GLOW },
  algodon: { front: 'algodón tejido en espiga', back: 'pasa poca luz, pareja entre los hilos' },
  yute: { front: 'hilos gruesos de yute torcido, con nudos', back: 'la luz pasa entre los hilos gruesos' },
  'tejido-grueso': { front: 'tejido grueso de hilos en grupos', back: 'pasa poca luz, entre los hilos' },
  seda: {
    front: 'hilo fino con los engrosamientos de la seda cruda',
    back: 'se enciende, y los engrosamientos se ven oscuros',
  },
  'veta-tejida': { front: 'hilos de lado a lado que forman una veta', back: GLOW },
  velo: { front: 'velo de hilos muy separados', back: 'la luz pasa casi toda' },
  acrilica: { front: 'lona de hilo acrílico apretado', back: 'pasa poca luz, con el color de la lona' },
  vinilica: { front: 'lona recubierta, lisa, con la trama apenas marcada', back: 'pasa poca luz, pareja' },
  microperforada: {
    front: 'lona lisa con perforaciones redondas en hileras',
    back: 'la luz pasa por cada perforación',
  },
  'pvc-liso': { front: 'superficie lisa de PVC', back: OPAQUE },
  'pvc-relieve': { front: 'PVC con relieve de cuadros suaves', back: OPAQUE },
  'pvc-veta': { front: 'PVC con una veta de madera apenas marcada', back: OPAQUE },
  madera: { front: 'veta y poros de la madera', back: OPAQUE },
  aluminio: { front: 'aluminio liso, esmaltado', back: OPAQUE },
  'aluminio-calado': {
    front: 'aluminio con perforaciones redondas',
    back: 'la luz pasa por cada perforación',
  },
  'aluminio-polvo': { front: 'aluminio con pintura en polvo, de grano fino', back: OPAQUE },
};

/** What the picture shows, for who does not see it. */
export function pictureText({ variant, colour }: Chosen, lit: Lit): string {
  const { front, back } = described[variant.structure];
  const bands = variant.bands === undefined ? '' : '; debajo, la franja clara de velo';
  return `${variantTitle(variant, colour)}, ${lit === 'front' ? `de frente: ${front}` : `contra la luz: ${back}`}${bands}`;
}

/** What is seen of the cloth, to read beside its picture. */
export const shownText = ({ variant }: Chosen, lit: Lit): string =>
  described[variant.structure][lit === 'front' ? 'front' : 'back'];
