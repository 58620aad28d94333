import { page } from 'vitest/browser';
import { walkedPart, type ListSnapshot } from './listed-part.ts';
import { unseen } from './seeing.ts';

const work = () => page.getByRole('main');
const table = () => work().getByRole('table');

interface ListParts<Row> {
  /** Text of the wait. */
  readonly label: string;
  /** Text of the empty list. */
  readonly none: string;
  /** Text that identifies a row. */
  readonly nameOf: (row: Row) => string;
}

/** A list of the panel that loads as a whole: the same, with a button that loads it again. */
export function walkedList<Row>({ label, none, nameOf }: ListParts<Row>) {
  const { interactions, appearances } = walkedPart<Row>({
    part: work,
    waiting: label,
    empty: none,
    row: (_, row) => table().getByText(nameOf(row), { exact: false }).first(),
  });
  return {
    interactions: {
      ...interactions,
      'resource.load': {
        by: 'person' as const,
        can: (snapshot: ListSnapshot<Row>) => snapshot.context.data !== null && !snapshot.hasTag('waiting'),
        take: () => work().getByRole('button', { name: 'Actualizar' }).click(),
      },
    },
    appearances: {
      ...appearances,
      idle: () => unseen(table()),
      failed: async (snapshot: ListSnapshot<Row>) => {
        if (snapshot.context.data === null) await unseen(table());
        await appearances.failed(snapshot);
      },
    },
  };
}
