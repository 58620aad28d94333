import type { Fault } from '#machines/quick-order/quick-order.machine.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Line } from '#src/quoting/line.ts';
import { chosenControl } from '#src/quoting/making/finish.ts';
import type { Product } from '#src/quoting/rules.ts';
import { readYesNo } from '#src/reading/words.ts';
import { plainName } from './catalog-names.ts';
import { saying } from './part.ts';

interface Cells {
  readonly motor: string;
  readonly remotes: string;
  readonly extras: string;
}

interface Named {
  readonly id: string;
}

type Options = Pick<Line, 'motor' | 'extras'> & {
  /** Undefined when the cell is empty: the needed ones are added. */
  readonly remotes: NonNullable<Line['remotes']> | undefined;
};

/** The options of a row, or every reason why its cells are none. */
type OptionsReading = { readonly value: Options } | { readonly faults: readonly Fault[] };

/** The names in a cell: "Sensor de viento; Cargador". */
const namesIn = (cell: string): readonly string[] =>
  cell
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '' && readYesNo(name) !== false);

/** Reads the motor that was chosen, the remotes and the extras of a row. */
export function readOptions(
  cells: Cells,
  control: string | undefined,
  product: Product,
  nameOf: Quotable['nameOf'],
): OptionsReading {
  const faults: Fault[] = [];
  const find = (
    at: 'motor' | 'extras' | 'remotes',
    what: string,
    written: string,
    offered: readonly Named[],
  ): readonly string[] => {
    const asked = plainName(written);
    const found = offered.find(({ id }) => [id, nameOf(id)].some((one) => plainName(one) === asked));
    if (found !== undefined) return [found.id];
    faults.push(saying(at, `No tiene ${what} “${written}”.`));
    return [];
  };
  const drive = chosenControl(product, control === undefined ? {} : { control });
  const [motors, remotes] = drive?.kind === 'motor' ? [drive.motors, drive.remotes] : [[], []];
  const [motor] = namesIn(cells.motor).flatMap((name) => find('motor', 'motor', name, motors));
  const extras = namesIn(cells.extras).flatMap((name) => find('extras', 'extra', name, product.extras));
  const named = namesIn(cells.remotes).flatMap((written) => {
    const [, count = '1', name = written] = /^(\d{1,3}) × (.+)$/.exec(written) ?? [];
    return find('remotes', 'control remoto', name, remotes).map((id) => ({ id, count: Number(count) }));
  });
  return faults.length > 0
    ? { faults }
    : {
        value: {
          ...(motor === undefined ? {} : { motor }),
          ...(extras.length === 0 ? {} : { extras }),
          remotes: cells.remotes === '' ? undefined : named,
        },
      };
}
