import type { RollStock } from '#src/api/contract/assumed/stock.ts';
import { NoData, TwoLines } from '../../support/inventory/cells.tsx';
import type { Column } from '../../support/inventory/column.ts';
import { amount, figure } from '../../support/inventory/figure.ts';
import type { Writing } from '../../support/inventory/inventory.tsx';
import type { Line } from '../../support/inventory/line.ts';
import {
  articleColumn,
  figureColumns,
  incomingColumn,
  stateColumn,
  updatedColumn,
} from '../../support/inventory/stock-columns.tsx';

type RollColumn = Column<Line<RollStock>>;

const MM = 1_000;

const metres = (mm: number | null) => (mm === null ? null : mm / MM);

/** "2.50 m, 3 de 30 m": how wide the rolls are, how many, and what is on a full one. */
const rollColumn: RollColumn = {
  key: 'rollo',
  title: 'Rollo',
  value: ({ article }) => metres(article.roll_width),
  show: ({ article: { roll_width, rolls, roll_length } }) =>
    roll_width === null && rolls === null && roll_length === null ? (
      <NoData />
    ) : (
      <TwoLines
        first={roll_width === null ? 'Ancho sin dato' : `${(roll_width / MM).toFixed(2)} m`}
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

/** What is shown of fabric by the roll. */
export const rollColumns = (writing: Writing): readonly RollColumn[] => [
  articleColumn,
  stateColumn,
  rollColumn,
  ...figureColumns,
  incomingColumn(writing),
  updatedColumn(writing),
];
