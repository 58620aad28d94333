import { catalog } from '#src/content/catalog.ts';
import { settledFitting } from '#src/content/fittings.ts';
import type { Line } from '#src/quoting/line.ts';
import { assess } from '#src/quoting/making/assess.ts';
import { todaysEdition } from '../pricing/valid-lists.ts';
import type { WindowRow } from '../rows/window.ts';
import type { SeededRandom } from './random.ts';

const rooms = [
  'Sala',
  'Comedor',
  'Recámara principal',
  'Recámara 2',
  'Recámara 3',
  'Estudio',
  'Cocina',
  'Cuarto de TV',
  'Pasillo',
  'Escalera',
] as const;

type Variant = (typeof catalog.variants)[number];

const sold = catalog.variants.filter(({ family }) =>
  ['enrollables', 'sheer-elegance', 'romanas', 'verticales', 'panel-japones', 'horizontales'].includes(
    family,
  ),
);

const STEP_MM = 10;

/** Generates a window with a typical size for a house. */
const makeUpLine = (random: SeededRandom): Line => ({
  widthMm: random.whole(70, 220) * STEP_MM,
  heightMm: random.whole(90, 240) * STEP_MM,
  quantity: random.pick([1, 1, 1, 2]),
});

/**
 * Mounts a third of the windows outside the recess. The choice depends on the size: another random number would change
 * all data generated after it.
 */
const mountOf = ({ widthMm, heightMm }: Line): WindowRow['mount'] =>
  ((widthMm + heightMm) / STEP_MM) % 3 === 0 ? 'outside' : 'inside';

/** Fixes and handles it in the usual way; every fifth width has its control on the left. */
const fittingOf = (line: Line, { family, product }: Variant): WindowRow['fitting'] =>
  settledFitting(
    {
      family,
      control: product.controls[0]?.id,
      gallery: undefined,
      mount: mountOf(line),
      heightMm: line.heightMm,
    },
    line.widthMm % (5 * STEP_MM) === 0 ? { side: 'left' } : {},
  );

const isMade = (line: Line, { product }: Variant) =>
  [todaysEdition.public, todaysEdition.distributor].every((list) => 'value' in assess(line, product, list));

/** Generates a window. Some products are not available in every size, so it tries again. */
function makeUpWindow(key: string, name: string, random: SeededRandom): WindowRow {
  for (;;) {
    const variant = random.pick(sold);
    const line = makeUpLine(random);
    if (isMade(line, variant)) {
      const color = random.pick(variant.colours).slug;
      return {
        ...{ key, name, variant: variant.slug, color, line },
        ...{ mount: mountOf(line), measured: null, fitting: fittingOf(line, variant), asked: null },
      };
    }
  }
}

/** Generates the windows of a house, all of which can be made, named after its rooms. */
export const makeUpWindows = (howMany: number, random: SeededRandom): WindowRow[] =>
  Array.from({ length: howMany }, (_, at) => {
    const room = rooms[at % rooms.length] ?? rooms[0];
    const floor = Math.floor(at / rooms.length);
    return makeUpWindow(
      `v${String(at + 1)}`,
      floor === 0 ? room : `${room}, piso ${String(floor + 1)}`,
      random,
    );
  });

/** Generates a text of 32 letters and digits. */
export const makeUpWord = (random: SeededRandom): string =>
  Array.from({ length: 32 }, () => random.whole(0, 15).toString(16)).join('');
