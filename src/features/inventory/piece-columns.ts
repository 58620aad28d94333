import type { PieceStock } from '#src/api/contract/assumed/inventory.ts';
import type { Column } from './column.ts';
import { familyFilter } from './filter.ts';
import type { Line } from './inventory-line.ts';
import type { Formatting } from './inventory.tsx';
import {
  arrivalFilter,
  articleColumn,
  figureColumns,
  incomingColumn,
  stateColumn,
  stateFilter,
  updatedColumn,
} from './stock-columns.tsx';

/** The columns of articles that are counted by the piece. */
export const pieceColumns = (formatting: Formatting): readonly Column<Line<PieceStock>>[] => [
  articleColumn,
  stateColumn,
  ...figureColumns,
  incomingColumn(formatting),
  updatedColumn(formatting),
];

export const pieceFilters = [familyFilter, stateFilter, arrivalFilter];
