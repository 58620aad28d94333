import type { PieceStock } from '#src/api/contract/assumed/stock.ts';
import type { Column } from './column.ts';
import { familyFilter } from './filter.ts';
import type { Writing } from './inventory.tsx';
import type { Line } from './line.ts';
import {
  arrivalFilter,
  articleColumn,
  figureColumns,
  incomingColumn,
  stateColumn,
  stateFilter,
  updatedColumn,
} from './stock-columns.tsx';

/** What is shown of whatever comes by the piece. */
export const pieceColumns = (writing: Writing): readonly Column<Line<PieceStock>>[] => [
  articleColumn,
  stateColumn,
  ...figureColumns,
  incomingColumn(writing),
  updatedColumn(writing),
];

export const pieceFilters = [familyFilter, stateFilter, arrivalFilter];
