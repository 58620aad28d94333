import { page } from 'vitest/browser';
import type { WaitingTag } from '#machines/support/waiting.ts';
import { byApp } from './screen.ts';
import { seen, unseen } from './seeing.ts';
import { cancelIn, waitingSights } from './waiting.ts';

const work = () => page.getByRole('main');
const failure = () => work().getByRole('alert');
const table = () => work().getByRole('table');

interface ListSnapshot<Row> {
  readonly hasTag: (tag: WaitingTag) => boolean;
  readonly context: { readonly data: readonly Row[] | null };
}

interface ListParts<Row> {
  /** Text of the wait. */
  readonly label: string;
  /** Text of the empty list. */
  readonly none: string;
  /** Text that identifies a row. */
  readonly nameOf: (row: Row) => string;
}

/** A list of the panel that loads as a whole: its wait, failure, retry and content. */
export function walkedList<Row>({ label, none, nameOf }: ListParts<Row>) {
  const { brisk, slow, endless } = waitingSights(work, label);
  const seesRows = async ({ context: { data } }: ListSnapshot<Row>): Promise<void> => {
    const [first] = data ?? [];
    if (data === null) return unseen(table());
    if (first === undefined) return seen(work().getByText(none, { exact: false }));
    return seen(table().getByText(nameOf(first), { exact: false }).first());
  };
  return {
    interactions: {
      'resource.load': {
        by: 'person' as const,
        can: (snapshot: ListSnapshot<Row>) => snapshot.context.data !== null && !snapshot.hasTag('waiting'),
        take: () => work().getByRole('button', { name: 'Actualizar' }).click(),
      },
      'resource.retry': {
        by: 'person' as const,
        take: () => failure().getByRole('button', { name: 'Reintentar' }).click(),
      },
      'resource.cancel': {
        by: 'person' as const,
        can: (snapshot: ListSnapshot<Row>) => snapshot.hasTag('cancellable'),
        take: () => cancelIn(work()).click(),
      },
      'resource.clear': byApp('nothing clears a list while its screen is open'),
    },
    appearances: {
      idle: () => unseen(table()),
      'loading.brisk': brisk,
      'loading.slow': slow,
      'loading.endless': endless,
      ready: async (snapshot: ListSnapshot<Row>) => {
        await seesRows(snapshot);
        await unseen(failure());
      },
      failed: async (snapshot: ListSnapshot<Row>) => {
        await seen(failure());
        await seesRows(snapshot);
      },
    },
  };
}
