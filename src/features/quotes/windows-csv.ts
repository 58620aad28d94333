import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { galleryIdOf } from '#src/quoting/finish.ts';
import { chosenControl } from '#src/features/windows/choices.ts';
import { remoteText } from '#src/features/windows/remote-text.ts';
import { barNames, fixingNames, hardwareNames, rollNames, sideNames } from '#src/features/windows/fitting.ts';
import { rowColumns, type WindowRow } from '#src/features/windows/row-columns.ts';
import { inCm } from '#src/format/measures.ts';
import type { CsvColumn } from '#src/kit/list/csv.ts';
import { factsOf, linesOf } from './window-facts.ts';

const CENTAVOS = 100;

const isInstallation = (id: string): boolean => id.startsWith('instalacion');

/** A window as a row that the quick order reads back. */
function rowOf(
  { name, variant: slug, color, line, mount, fitting }: PricedWindow,
  quotable: Quotable,
): WindowRow {
  const variant = quotable.variantOf(slug);
  const control = variant && chosenControl(variant.product, line);
  const gallery = variant === undefined ? line.gallery : galleryIdOf(line, variant.product);
  const { remotes = [], extras = [] } = line;
  const named = (id: string | undefined) => (id === undefined ? '' : quotable.nameOf(id));
  const { side, controlMm, roll, fixing, hardware, bar } = fitting ?? {};
  return {
    name,
    fabric: variant?.name ?? slug,
    colour: variant?.colours.find((colour) => colour.slug === color)?.code ?? color,
    width: inCm(line.widthMm),
    height: inCm(line.heightMm),
    unit: 'cm',
    quantity: String(line.quantity),
    mount: mount === null ? '' : { inside: 'dentro', outside: 'fuera' }[mount],
    control: named(control?.id),
    motor: named(line.motor),
    // An empty cell asks the quick order for the remotes that are needed.
    remotes:
      control?.kind === 'motor' && remotes.length === 0
        ? 'ninguno'
        : remotes.map((remote) => remoteText(remote, quotable.nameOf)).join('; '),
    gallery: named(gallery),
    side: side === undefined ? '' : sideNames[side],
    controlLength: controlMm === undefined ? '' : inCm(controlMm),
    roll: roll === undefined ? '' : rollNames[roll],
    fixing: fixing === undefined ? '' : fixingNames[fixing],
    hardware: hardware === undefined ? '' : hardwareNames[hardware],
    bar: bar === undefined ? '' : barNames[bar],
    installation: extras.some(isInstallation) ? 'sí' : 'no',
    extras: extras
      .filter((id) => !isInstallation(id))
      .map(quotable.nameOf)
      .join('; '),
  };
}

/** The columns of a file of quoted windows: those that the quick order reads, the whole description, and the amount in pesos. */
export function windowColumns(quotable: Quotable): readonly CsvColumn<PricedWindow>[] {
  return [
    ...rowColumns.map(({ key, title }) => ({
      title,
      value: (window: PricedWindow) => rowOf(window, quotable)[key],
    })),
    { title: 'Descripción', value: (window) => linesOf(factsOf(window, quotable)).join('; ') },
    { title: 'Importe', value: ({ total_centavos }) => total_centavos / CENTAVOS },
  ];
}
