import { isLouvred } from '#src/content/awnings/louvres.ts';
import { rainOf } from '#src/content/awnings/wind.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { Time } from '#src/ui/product/drawing.ts';
import { sayWind } from './wind-texts.ts';

/** A common question about a blind or an awning, with the answer. */
export interface Behaviour {
  readonly question: string;
  readonly answer: string;
}

type Fabric = Pick<Variant, 'family' | 'weave' | 'opennessPercent' | 'model' | 'product'>;

/** Perceived brightness, 0 to 1. */
const brightnessOf = (hex: string) => {
  const value = Number.parseInt(hex.slice(1), 16);
  return (0.299 * ((value >> 16) & 255) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255)) / 255;
};

const bright = 0.55;

const isAwning = ({ family }: Fabric) => family.startsWith('toldos-');
const isSlatted = ({ weave, family }: Fabric) =>
  ['madera', 'aluminio'].includes(weave) || (weave === 'pvc' && !family.startsWith('toldos-'));

/** What one sees by day through a screen, up to a percent of holes. */
const sights = [
  { upTo: 1, seen: 'Apenas siluetas' },
  { upTo: 3, seen: 'Formas y movimiento' },
  { upTo: 5, seen: 'El jardín con sus detalles' },
];

function ofScreen({ opennessPercent }: Fabric, { hex }: Pick<Colour, 'hex'>): readonly Behaviour[] {
  const open = opennessPercent ?? 5;
  const seen = sights.find(({ upTo }) => open <= upTo)?.seen ?? 'Casi como sin tela';
  const view =
    brightnessOf(hex) < bright
      ? `${seen}; nítida, porque un tono oscuro no encandila.`
      : `${seen}; velada, porque un tono claro ilumina más.`;
  return [
    {
      question: 'Luz que pasa',
      answer: `Filtrada, sin reflejo: ${String(opennessPercent ?? 5)} % del tejido es abierto.`,
    },
    { question: 'Vista hacia afuera', answer: view },
    { question: 'Privacidad de día', answer: 'Sí: desde afuera solo se ve la tela.' },
    { question: 'Privacidad de noche', answer: 'No con la luz prendida: se ve hacia adentro.' },
  ];
}

const ofBlackout: readonly Behaviour[] = [
  { question: 'Luz que pasa', answer: 'Nada de frente; solo la que se asoma por las orillas.' },
  { question: 'Vista hacia afuera', answer: 'No mientras está cerrada.' },
  { question: 'Privacidad de día', answer: 'Completa.' },
  { question: 'Privacidad de noche', answer: 'Completa, también con la luz prendida.' },
];

const ofTranslucent: readonly Behaviour[] = [
  { question: 'Luz que pasa', answer: 'Suave y pareja, sin sombras duras.' },
  { question: 'Vista hacia afuera', answer: 'Solo formas y claridad.' },
  { question: 'Privacidad de día', answer: 'Sí: la luz entra y la mirada no.' },
  { question: 'Privacidad de noche', answer: 'Con la luz prendida se adivinan siluetas.' },
];

const ofSlats: readonly Behaviour[] = [
  { question: 'Luz que pasa', answer: 'La que tú decidas: gírala y la regulas al detalle.' },
  { question: 'Vista hacia afuera', answer: 'Sí, mientras está abierta.' },
  { question: 'Privacidad de día', answer: 'Sí, a medio girar.' },
  { question: 'Privacidad de noche', answer: 'Sí, cerrada; quedan hilos de luz.' },
];

const ofBands = (weave: Variant['weave']): readonly Behaviour[] => [
  {
    question: 'Luz que pasa',
    answer:
      weave === 'blackout'
        ? 'De mucha a casi nada: su franja cerrada es blackout.'
        : 'De mucha a poca, según crucen las franjas.',
  },
  { question: 'Vista hacia afuera', answer: 'Sí, con las franjas alineadas.' },
  { question: 'Privacidad de día', answer: 'Sí, con las franjas cruzadas.' },
  {
    question: 'Privacidad de noche',
    answer:
      weave === 'blackout' ? 'Sí, con las franjas cruzadas.' : 'Con la luz prendida se adivinan siluetas.',
  },
];

const drops: readonly Variant['family'][] = ['toldos-verticales'];

function ofAwning(awning: Fabric): readonly Behaviour[] {
  const { opennessPercent, family } = awning;
  const open = opennessPercent ?? 0;
  return [
    {
      question: 'Sombra',
      answer: isLouvred(awning)
        ? 'De total a ninguna: las tablillas giran.'
        : open > 0
          ? 'Amplia y fresca, con algo de claridad.'
          : 'Completa; con tonos claros se siente más luminosa.',
    },
    {
      question: 'Aire',
      answer:
        open > 0 || isLouvred(awning)
          ? 'Lo deja correr: debajo no se encierra el calor.'
          : 'El aire corre por los lados; la lona no lo deja pasar.',
    },
    { question: 'Lluvia', answer: rainOf(awning).says },
    { question: 'Viento', answer: sayWind(awning) },
    ...(drops.includes(family)
      ? [
          {
            question: 'Vista hacia afuera',
            answer: open > 0 ? 'Sí, a través de la lona.' : 'No mientras está abajo.',
          },
        ]
      : []),
  ];
}

/** How a variant in a colour behaves with light, as questions and answers. */
export function behaviourOf(fabric: Fabric, colour: Pick<Colour, 'hex'>): readonly Behaviour[] {
  if (isAwning(fabric)) return ofAwning(fabric);
  if (fabric.family === 'sheer-elegance') return ofBands(fabric.weave);
  if (isSlatted(fabric)) return ofSlats;
  if (fabric.weave === 'screen') return ofScreen(fabric, colour);
  return fabric.weave === 'blackout' ? ofBlackout : ofTranslucent;
}

const night = 'De noche, con la luz prendida: ';

/** How far the drawn product is open. */
export type OpenState = 'closed' | 'between' | 'open';

export const openStateOf = (openness: number): OpenState => {
  if (openness <= 0.05) return 'closed';
  return openness < 0.8 ? 'between' : 'open';
};

function outside({ family }: Fabric, time: Time, openState: OpenState): string {
  if (time === 'evening') return 'Al anochecer: guarda del sereno, o deja ver el cielo.';
  // The sun passes when a drop or a roof is open, and when arms are retracted.
  const letsSunIn =
    family === 'toldos-verticales' || family === 'toldos-pergolas'
      ? openState === 'open'
      : openState === 'closed';
  return letsSunIn
    ? 'De día: el paso queda libre y entra todo el sol.'
    : 'De día: su sombra detiene el calor antes del vidrio.';
}

/** One sentence that describes the light in the drawing. */
export function lightSentence(fabric: Fabric, time: Time, openState: OpenState): string {
  const { weave, opennessPercent } = fabric;
  const isDay = time === 'day';
  if (isAwning(fabric)) return outside(fabric, time, openState);
  if (openState === 'open')
    return isDay ? 'De día: toda la luz y toda la vista.' : `${night}se ve hacia adentro.`;
  if (fabric.family === 'sheer-elegance') {
    return isDay
      ? 'De día: alinea las franjas para ver, crúzalas para cerrar.'
      : `${night}cruza las franjas y gana privacidad.`;
  }
  if (isSlatted(fabric)) {
    return isDay ? 'De día: gírala y regula la luz.' : `${night}cerrada, nadie ve.`;
  }
  if (weave === 'screen') {
    return isDay
      ? `De día: ves hacia afuera y no te ven. El tejido abre ${String(opennessPercent ?? 5)} %.`
      : `${night}la vista se invierte y se ve hacia adentro.`;
  }
  if (weave === 'blackout') {
    if (openState === 'closed')
      return isDay ? 'De día: oscuridad para dormir.' : `${night}nadie ve hacia adentro.`;
    return isDay ? 'De día: donde cubre no pasa la luz.' : `${night}solo se ve por donde no cubre.`;
  }
  return isDay ? 'De día: luz suave y privacidad.' : `${night}desde afuera se adivinan siluetas.`;
}
