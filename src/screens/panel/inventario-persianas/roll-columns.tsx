import type { RollStock } from '#src/api/contract/assumed/inventory.ts';
import type { Column } from '#src/features/inventory/column.ts';
import { amount, figure } from '#src/features/inventory/figure.ts';
import type { Line } from '#src/features/inventory/inventory-line.ts';
import type { Formatting } from '#src/features/inventory/inventory.tsx';
import {
  articleColumn,
  figureColumns,
  incomingColumn,
  stateColumn,
  updatedColumn,
} from '#src/features/inventory/stock-columns.tsx';
import { inMetres } from '#src/format/measures.ts';
import { NoData, TwoLines } from '#src/lists/cells.tsx';

type RollColumn = Column<Line<RollStock>>;

const MM = 1_000;

const metres = (mm: number | null) => (mm === null ? null : mm / MM);

/** "2.50 m, 3 de 30 m": width of the rolls, their number, and metres on a full roll. */
const rollColumn: RollColumn = {
  key: 'rollo',
  title: 'Rollo',
  value: ({ article }) => metres(article.roll_width),
  show: ({ article: { roll_width, rolls, roll_length } }) =>
    roll_width === null && rolls === null && roll_length === null ? (
      <NoData />
    ) : (
      <TwoLines
        first={roll_width === null ? 'Ancho sin dato' : `${inMetres(roll_width)} m`}
        second={rollsText(rolls, roll_length)}
      />
    ),
  file: [
    { title: 'Ancho (m)', value: ({ article }) => metres(article.roll_width) },
    { title: 'Rollos', value: ({ article }) => article.rolls },
    { title: 'Metros por rollo', value: ({ article }) => article.roll_length },
  ],
};

function rollsText(rolls: number | null, length: number | null): string {
  const many = rolls === null ? null : `${figure(rolls)} ${rolls === 1 ? 'rollo' : 'rollos'}`;
  if (length === null) return many ?? '';
  return many === null ? `de ${amount(length, 'm')}` : `${many} de ${amount(length, 'm')}`;
}

/** Columns of fabrics. */
export const rollColumns = (formatting: Formatting): readonly RollColumn[] => [
  articleColumn,
  stateColumn,
  rollColumn,
  ...figureColumns,
  incomingColumn(formatting),
  updatedColumn(formatting),
];
