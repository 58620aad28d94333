import type { Fault, ListRow } from '#machines/quick-order/quick-order.machine.ts';

/** Marks a row that a person leaves out: it is no window. */
export const LEFT_OUT = 'leftOut';

/** Whether a person left a row out. */
export const isLeftOut = ({ mended }: Pick<ListRow, 'mended'>): boolean => (mended[LEFT_OUT] ?? '') !== '';

const NUMBER = /^[$\s]*\d/;

const needed = ['fabric', 'width', 'height'];

/** A title, a total or a remark between the rows of a list has one text, and neither cloth nor measures. */
export const isTitle = (cells: readonly string[], faults: readonly Fault[]): boolean =>
  cells.filter((cell) => cell.trim() !== '' && !NUMBER.test(cell)).length <= 1 &&
  needed.every((field) => faults.some(({ at }) => at === field)) &&
  // What may be a measure has an offer.
  faults.every(({ at, offers }) => at === 'fabric' || offers.length === 0);

/** What is said of a title. */
export const titleFault: Fault = {
  at: null,
  kind: 'title',
  says: 'No trae tela ni medidas: parece un título, un total o una nota.',
  offers: [{ says: 'Dejarlo fuera', cells: { [LEFT_OUT]: 'sí' } }],
};
