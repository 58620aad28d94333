import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { chosenControl } from '#src/features/windows/choices.ts';
import { barNames, fixingNames, hardwareNames, rollNames, sideNames } from '#src/features/windows/fitting.ts';
import { rowColumns, type WindowRow } from '#src/features/windows/row-columns.ts';
import type { CsvColumn } from '#src/kit/list/csv.ts';
import { factsOf, linesOf } from './window-facts.ts';

const CENTAVOS = 100;
const MM_PER_CM = 10;

const inCm = (mm: number | undefined): string => (mm === undefined ? '' : String(mm / MM_PER_CM));

/** A window as a row that the quick order reads back. */
function rowOf(
  { name, variant: slug, color, line, mount, fitting }: PricedWindow,
  quotable: Quotable,
): WindowRow {
  const variant = quotable.variantOf(slug);
  const control = variant && chosenControl(variant.product, line)?.id;
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
    control: control === undefined ? '' : quotable.nameOf(control),
    gallery: line.gallery === undefined ? '' : quotable.nameOf(line.gallery),
    side: side === undefined ? '' : sideNames[side],
    controlLength: inCm(controlMm),
    roll: roll === undefined ? '' : rollNames[roll],
    fixing: fixing === undefined ? '' : fixingNames[fixing],
    hardware: hardware === undefined ? '' : hardwareNames[hardware],
    bar: bar === undefined ? '' : barNames[bar],
    installation: line.extras?.some((id) => id.startsWith('instalacion')) === true ? 'sí' : 'no',
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
