import * as z from 'zod/mini';
import { Asked } from '#src/quoting/asked.ts';
import { Fitting } from '#src/quoting/fitting.ts';
import { MeasuredMm, Mount } from '#src/quoting/measures/measured.ts';
import type { WindowRow } from '../rows/window.ts';

type Mounting = Pick<WindowRow, 'mount' | 'measured' | 'fitting' | 'asked'>;
type Faults = Readonly<Record<string, readonly string[]>>;

/** Names of the measures, in the order in which they are sent. */
const measureNames: Readonly<Record<string, readonly string[]>> = {
  widthsMm: ['El ancho de arriba', 'El ancho de en medio', 'El ancho de abajo'],
  heightsMm: ['El alto de la izquierda', 'El alto de en medio', 'El alto de la derecha'],
  diagonalsMm: ['La primera diagonal', 'La segunda diagonal'],
};

const wholes: Readonly<Record<string, string>> = {
  widthsMm: 'Los anchos medidos son tres.',
  heightsMm: 'Los altos medidos son tres.',
  diagonalsMm: 'Las diagonales medidas son dos.',
};

/** Returns the error message for one path in the measures. */
function measureError([side, at]: readonly PropertyKey[]): string {
  const word = String(side);
  const name = measureNames[word]?.[Number(at)];
  if (name !== undefined) return `${name} no sirve: va de 1 mm a 20 m, en milímetros enteros.`;
  return wholes[word] ?? 'Lo que se midió no se entiende.';
}

/** Older pages send none of the fields. */
const SentMount = z.nullish(Mount);
const SentMeasured = z.nullish(MeasuredMm);
const SentFitting = z.nullish(Fitting);
const SentAsked = z.nullish(Asked);

/** Reads a window's mounting, measures, fitting and asked size, or returns the errors. */
export function readMounting(sent: {
  readonly mount?: unknown;
  readonly measured?: unknown;
  readonly fitting?: unknown;
  readonly asked?: unknown;
}): Mounting | { readonly faults: Faults } {
  const mount = z.safeParse(SentMount, sent.mount);
  const measured = z.safeParse(SentMeasured, sent.measured);
  const fitting = z.safeParse(SentFitting, sent.fitting);
  const asked = z.safeParse(SentAsked, sent.asked);
  if (mount.success && measured.success && fitting.success && asked.success) {
    return {
      mount: mount.data ?? null,
      measured: measured.data ?? null,
      fitting: fitting.data ?? null,
      asked: asked.data ?? null,
    };
  }
  return {
    faults: {
      ...(mount.success ? {} : { mount: ['Se monta por dentro o por fuera.'] }),
      ...(fitting.success ? {} : { fitting: ['No entendemos cómo se fija o se maneja.'] }),
      ...(asked.success ? {} : { asked: ['No entendemos qué medida se pidió.'] }),
      ...(measured.success
        ? {}
        : { measured: [...new Set(measured.error.issues.map(({ path }) => measureError(path)))] }),
    },
  };
}
