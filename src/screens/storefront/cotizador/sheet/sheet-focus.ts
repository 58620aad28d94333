/** A cell that a person can be in: from 0. The first column is the box that selects a row, the last what removes it. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** A block of cells, with its edges. */
export interface Corners {
  readonly top: number;
  readonly bottom: number;
  readonly from: number;
  readonly to: number;
}

export const cornersOf = (one: Spot, other: Spot): Corners => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  from: Math.min(one.column, other.column),
  to: Math.max(one.column, other.column),
});

/** The cell that an element of the sheet is in; null outside the cells. */
export function spotOf(element: unknown): Spot | null {
  if (!(element instanceof HTMLElement)) return null;
  const { row, column } = element.dataset;
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

/** Moves the focus to the field of a cell; false where there is none. */
export function focusSpot(sheet: HTMLElement, { row, column }: Spot): boolean {
  const field = sheet.querySelector<HTMLElement>(
    `[data-row="${String(row)}"][data-column="${String(column)}"]`,
  );
  field?.focus();
  return field !== null;
}

/** Whether the text of a cell is being changed: arrows then move in it. */
export const isEdited = (element: HTMLElement): boolean => element.dataset['edited'] !== undefined;
