import type { Fault } from '#machines/quick-order/quick-order.machine.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Line } from '#src/quoting/line.ts';
import { chosenControl } from '#src/quoting/making/finish.ts';
import type { Product } from '#src/quoting/rules.ts';
import { readYesNo } from '#src/reading/words.ts';
import { oneOf, type Choice } from './closed-set.ts';
import { faultsOf, valueOf } from './part.ts';

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
  const choices = (offered: readonly Named[]) =>
    offered.map(({ id }): Choice<string> => ({ value: id, names: [nameOf(id), id] }));
  const faults: Fault[] = [];
  /** The named option of a cell that may have several; what it may mean takes its place there. */
  const find = (at: 'extras' | 'remotes', written: string, offered: readonly Named[]): readonly string[] => {
    const cellWith = (name: string) =>
      namesIn(cells[at])
        .map((one) => (name === '' && one.endsWith(written) ? '' : one.replace(written, () => name)))
        .filter((one) => one !== '')
        .join('; ');
    const part = oneOf(at, written, choices(offered), cellWith);
    faults.push(...faultsOf([at, part]));
    return 'value' in part && part.value !== undefined ? [part.value] : [];
  };
  const drive = chosenControl(product, control === undefined ? {} : { control });
  const [motors, remotes] = drive?.kind === 'motor' ? [drive.motors, drive.remotes] : [[], []];
  const chosen = oneOf('motor', cells.motor, choices(motors));
  faults.push(...faultsOf(['motor', chosen]));
  const motor = valueOf(chosen);
  const extras = namesIn(cells.extras).flatMap((name) => find('extras', name, product.extras));
  const named = namesIn(cells.remotes).flatMap((written) => {
    const [, count = '1', name = written] = /^(\d{1,3}) × (.+)$/.exec(written) ?? [];
    return find('remotes', name, remotes).map((id) => ({ id, count: Number(count) }));
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
