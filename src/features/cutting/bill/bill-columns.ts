import type { CsvColumn } from '#src/lists/csv.ts';
import type { BillRow } from './bill.ts';

/** The columns of the bill's files; amounts in pesos. */
export const billColumns = (hasCosts: boolean): readonly CsvColumn<BillRow>[] => [
  { title: 'Código', value: ({ code }) => code },
  { title: 'Material', value: ({ name }) => name },
  { title: 'Cantidad', value: ({ quantity }) => quantity },
  { title: 'Unidad', value: ({ unit }) => unit },
  { title: 'Existencia', value: ({ stock }) => stock },
  { title: 'Faltante', value: ({ missing }) => missing },
  ...(hasCosts
    ? [
        {
          title: 'Costo',
          value: ({ costCentavos }: BillRow) => (costCentavos === null ? null : costCentavos / 100),
        },
      ]
    : []),
];
