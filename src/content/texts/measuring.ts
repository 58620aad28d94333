import { inCm } from '#src/format/measures.ts';
import { measuredInWindow, measuredOverOpening, measuredToFloor } from '../rules/measuring.ts';
import type { FamilyId } from '../schema/vocabulary.ts';

/** What the picture of a step shows the tape on. */
export type MeasuringPicture =
  'widths' | 'heights' | 'inside' | 'outside' | 'diagonals' | 'floor' | 'wall' | 'projection';

export interface MeasuringStep {
  readonly picture: MeasuringPicture;
  readonly name: string;
  readonly text: string;
}

/** How a family is measured, where it differs from another. */
interface MeasuringGuide {
  readonly family: FamilyId;
  readonly steps: readonly MeasuringStep[];
}

const cm = (mm: number) => `${inCm(mm)} cm`;

const widths: MeasuringStep = {
  picture: 'widths',
  name: 'Tres anchos',
  text: `Arriba, en medio y abajo. Por dentro cuenta el más chico, para que no roce; de ahí la fábrica descuenta ${cm(measuredInWindow.insideDeductionMm)}: tú no quites nada.`,
};
const heights: MeasuringStep = {
  picture: 'heights',
  name: 'Tres altos',
  text: 'A la izquierda, en medio y a la derecha. Por dentro cuenta el más chico.',
};
const outside: MeasuringStep = {
  picture: 'outside',
  name: 'Por fuera',
  text: `Mide lo que quieres cubrir y suma ${cm(measuredInWindow.outsideSideMm)} a cada lado y arriba, para que no se cuele la luz. Abajo no se agrega nada.`,
};
const railWidths: MeasuringStep = {
  picture: 'widths',
  name: 'El ancho del riel',
  text: `Entre muros, en tres alturas: cuenta el más chico. Por fuera suma ${cm(measuredToFloor.outsideSideMm)} a cada lado.`,
};
const floor: MeasuringStep = {
  picture: 'floor',
  name: 'Hasta el piso',
  text: 'De donde va el riel al piso, a la izquierda, en medio y a la derecha. Cuenta el más chico: así no arrastra.',
};
const wall: MeasuringStep = {
  picture: 'wall',
  name: 'El ancho en el muro',
  text: `El de la sombra que quieres. Si cubre una puerta o un ventanal, suma ${cm(measuredOverOpening.outsideSideMm)} a cada lado, y revisa que el muro libre alcance.`,
};
const projection: MeasuringStep = {
  picture: 'projection',
  name: 'La salida',
  text: 'Del muro hacia afuera, hasta donde quieres sombra. Son medidas fijas: el cotizador te enseña las que hay.',
};

export const measuringGuides: readonly MeasuringGuide[] = [
  { family: 'enrollables', steps: [widths, heights, outside] },
  {
    family: 'sheer-elegance',
    steps: [
      widths,
      {
        picture: 'diagonals',
        name: 'Dos diagonales',
        text: `De esquina a esquina. Si una pasa a la otra por más de ${cm(measuredInWindow.toleranceMm)}, el hueco no está a escuadra y las franjas lo delatan: móntala por fuera.`,
      },
      heights,
      outside,
    ],
  },
  {
    family: 'romanas',
    steps: [
      widths,
      heights,
      {
        ...outside,
        text: `Suma ${cm(measuredInWindow.outsideSideMm)} a cada lado y arriba. Recogida ocupa unos veinticinco centímetros: si no quieres perder vista, móntala más arriba y mide desde ahí.`,
      },
    ],
  },
  {
    family: 'verticales',
    steps: [
      railWidths,
      floor,
      {
        ...outside,
        text: `En ventanales y puertas casi siempre va por fuera: ${cm(measuredToFloor.outsideAboveMm)} más arriba del hueco, y de ahí al piso.`,
      },
    ],
  },
  {
    family: 'panel-japones',
    steps: [
      railWidths,
      floor,
      {
        ...outside,
        name: 'Dónde se recogen',
        text: 'Abiertos, los paneles quedan uno detrás de otro. Si quieres el claro libre, el riel sigue sobre el muro el ancho de un panel.',
      },
    ],
  },
  {
    family: 'horizontales',
    steps: [
      widths,
      heights,
      {
        picture: 'inside',
        name: 'Que quepan las tablillas',
        text: 'Por dentro, revisa que manijas y molduras no las detengan al girar. Si estorban, va por fuera.',
      },
      outside,
    ],
  },
  {
    family: 'toldos-brazos-retractiles',
    steps: [
      wall,
      projection,
      {
        picture: 'floor',
        name: 'La altura',
        text: 'Del piso a donde se fija. Al abrirse el frente baja: mide que se pueda pasar por debajo, y dinos si arriba hay una trabe o una lámpara.',
      },
    ],
  },
  {
    family: 'toldos-verticales',
    steps: [
      {
        ...widths,
        text: `Arriba, en medio y abajo del hueco. Por fuera suma ${cm(measuredOverOpening.outsideSideMm)} a cada lado: que el sol no entre por las orillas.`,
      },
      {
        ...floor,
        name: 'La caída',
        text: `De donde va el cofre a donde quieres que baje la lona. Arriba del hueco, el cofre necesita ${cm(measuredOverOpening.outsideAboveMm)}.`,
      },
    ],
  },
  { family: 'toldos-capotas', steps: [wall, projection] },
  {
    family: 'toldos-pergolas',
    steps: [
      {
        ...wall,
        name: 'El ancho',
        text: 'De orilla a orilla del área que quieres techar, a lo largo del muro.',
      },
      projection,
      {
        picture: 'floor',
        name: 'La altura libre',
        text: 'Del piso a donde se fija al muro. La estructura la revisamos contigo al tomar medidas.',
      },
    ],
  },
];
