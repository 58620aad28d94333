import type { ProductType } from '#src/ui/product/drawing.ts';
import type { Setting } from './coverings.ts';

/** A slider that a product has. */
export interface Control {
  readonly name: keyof Omit<Setting, 'ahead'>;
  /** What it sets, for screen readers; the room's name follows. */
  readonly legend: string;
  /** Its ends, at 0 and at 1. */
  readonly low: string;
  readonly high: string;
  /** Where it begins. */
  readonly initial: number;
}

const height = (initial: number, low = 'Cerrada', high = 'Abierta'): Control => ({
  name: 'open',
  legend: 'Qué tan abierta está',
  low,
  high,
  initial,
});

const turn = (legend: string, low: string, high: string, initial: number): Control => ({
  name: 'turn',
  legend,
  low,
  high,
  initial,
});

const table: Readonly<Partial<Record<ProductType, readonly Control[]>>> = {
  romana: [height(0.45)],
  'sheer-elegance': [
    turn('Cómo se cruzan las franjas', 'Franjas cruzadas', 'Alineadas', 0.7),
    height(0.12, 'Abajo', 'Arriba'),
  ],
  horizontal: [
    turn('Cuánto giran las tablillas', 'Tablillas cerradas', 'Abiertas', 0.62),
    height(0, 'Abajo', 'Arriba'),
  ],
  vertical: [
    turn('Cuánto giran las tiras', 'Tiras cerradas', 'De canto', 0.6),
    height(0.22, 'Extendida', 'Recogida'),
  ],
  'panel-japones': [height(0.5, 'Cerrado', 'Abierto')],
  'toldo-vertical': [height(0.3, 'Abajo', 'Arriba')],
};

/** The sliders of a product, the one that matters most first. */
export const controlsOf = (type: ProductType): readonly Control[] => table[type] ?? [height(0.35)];

/** Where the sliders of a product begin. */
export function initialSetting(type: ProductType): Setting {
  const at = (name: Control['name'], otherwise: number) =>
    controlsOf(type).find((control) => control.name === name)?.initial ?? otherwise;
  return { open: at('open', 0), turn: at('turn', 0), ahead: 0 };
}
