/** What is written for the same as above: "ídem", a ditto mark, "misma tela", "igual que arriba". */
const DITTO =
  /^[-–— ]*(?:["”“″〃]|''|´´|,,|[ií]dem|[ií]d\.|ditto|(?:l[oa] |el )?mism[oa](?: tela| color| medida)?|igual(?: que| a)?(?: (?:la|el))?(?: de)?(?: arriba| anterior)?)[-–— .]*$/iu;

/** A row of cells below others. */
export interface RowBelow {
  /** Its texts; a cell that says it is the same as above has that text. */
  readonly cells: readonly string[];
  /** The nearest text above each place, '' for none. */
  readonly above: readonly string[];
}

/** Rows of cells, each with what is above it. */
export function rowsBelow<Row extends Pick<RowBelow, 'cells'>>(
  rows: readonly Row[],
): readonly (Row & RowBelow)[] {
  const last: string[] = [];
  return rows.map((row) => {
    const above = Array.from(last, (text: string | undefined) => text ?? '');
    const cells = row.cells.map((cell, at) => (DITTO.test(cell) ? (above[at] ?? cell) : cell));
    for (const [at, cell] of cells.entries()) if (cell.trim() !== '') last[at] = cell;
    return { ...row, cells, above };
  });
}
