import type { Setting } from './coverings.ts';
import type { Hung } from './hung.ts';

/** A slider that a product has. */
export interface Control {
  readonly name: keyof Omit<Setting, 'ahead'>;
  /** What it sets, for screen readers; the room's name follows. */
  readonly legend: string;
  /** What the product is at 1, as in "35 % abierta" or "con las tiras giradas al 35 %". */
  readonly says: string;
  /** Its ends, at 0 and at 1. */
  readonly low: string;
  readonly high: string;
  /** Where it begins. */
  readonly initial: number;
}

type Ends = readonly [low: string, high: string];

const open = (initial: number, says: string, [low, high]: Ends): Control => ({
  name: 'open',
  legend: `Qué tan ${says} está`,
  says,
  low,
  high,
  initial,
});

const turn = (initial: number, legend: string, says: string, [low, high]: Ends): Control => ({
  name: 'turn',
  legend,
  says,
  low,
  high,
  initial,
});

const closedOpen: Ends = ['Cerrada', 'Abierta'];
const downUp: Ends = ['Abajo', 'Arriba'];

const table: Readonly<Partial<Record<Hung, readonly Control[]>>> = {
  romana: [open(0.45, 'abierta', closedOpen)],
  'sheer-elegance': [
    turn(0.7, 'Cómo se cruzan las franjas', 'con las franjas alineadas', ['Franjas cruzadas', 'Alineadas']),
    open(0.12, 'subida', downUp),
  ],
  horizontal: [
    turn(0.62, 'Cuánto giran las tablillas', 'con las tablillas giradas', ['Tablillas cerradas', 'Abiertas']),
    open(0, 'subida', downUp),
  ],
  vertical: [
    turn(0.6, 'Cuánto giran las tiras', 'con las tiras giradas', ['Tiras cerradas', 'De canto']),
    open(0.22, 'recogida', ['Extendida', 'Recogida']),
  ],
  'panel-japones': [open(0.5, 'abierto', ['Cerrado', 'Abierto'])],
  'toldo-brazos': [open(1, 'extendido', ['Recogido', 'Extendido'])],
  capota: [open(1, 'extendida', ['Recogida', 'Extendida'])],
  louvres: [
    turn(0.6, 'Cuánto giran las tablillas', 'con las tablillas giradas', ['Techo cerrado', 'Abierto']),
  ],
  pergola: [open(1, 'extendida', ['Recogida', 'Extendida'])],
  'toldo-vertical': [open(0.3, 'subido', downUp)],
};

/** The sliders of a product, the one that matters most first. */
export const controlsOf = (type: Hung): readonly Control[] =>
  table[type] ?? [open(0.35, 'abierta', closedOpen)];

/** Where the sliders of a product begin. */
export function initialSetting(type: Hung): Setting {
  const at = (name: Control['name']) => controlsOf(type).find((one) => one.name === name)?.initial ?? 0;
  return { open: at('open'), turn: at('turn'), ahead: 0 };
}
