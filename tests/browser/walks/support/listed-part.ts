import { page, type Locator } from 'vitest/browser';
import type { WaitingTag } from '#machines/support/waiting.ts';
import type { FileEntry } from '#src/api/contract/file.ts';
import { byApp } from './screen.ts';
import { seen, unseen } from './seeing.ts';
import { cancelIn, waitingSights } from './waiting.ts';

export interface ListSnapshot<Row> {
  readonly hasTag: (tag: WaitingTag) => boolean;
  readonly context: { readonly data: readonly Row[] | null };
}

interface WalkedPartWith<Row> {
  readonly part: () => Locator;
  readonly waiting: string;
  readonly empty: string;
  /** The part of the screen with the rows. */
  readonly row: (part: Locator, row: Row) => Locator;
}

/** A list in a part of a screen that loads on arrival: its wait, failure, retry and content. */
export function walkedPart<Row>({ part, waiting, empty, row }: WalkedPartWith<Row>) {
  const failure = () => part().getByRole('alert');
  const again = () => failure().getByRole('button', { name: 'Reintentar' });
  const { brisk, slow, endless } = waitingSights(part, waiting);

  async function seesRows({ context: { data } }: ListSnapshot<Row>): Promise<void> {
    if (data === null) return;
    const [first] = data;
    await seen(first === undefined ? part().getByText(empty) : row(part(), first));
  }

  return {
    interactions: {
      'resource.load': byApp('the list is requested once, when the screen opens'),
      'resource.retry': { by: 'person' as const, take: () => again().click() },
      'resource.cancel': {
        by: 'person' as const,
        can: (snapshot: ListSnapshot<Row>) => snapshot.hasTag('cancellable'),
        take: () => cancelIn(part()).click(),
      },
      'resource.clear': byApp('nothing on the screen clears the list'),
    },
    appearances: {
      idle: () => unseen(failure()),
      'loading.brisk': brisk,
      'loading.slow': slow,
      'loading.endless': endless,
      ready: async (snapshot: ListSnapshot<Row>) => {
        await seesRows(snapshot);
        await unseen(failure());
      },
      failed: async (snapshot: ListSnapshot<Row>) => {
        await seen(again());
        await seesRows(snapshot);
      },
    },
  };
}

export const downloads = () => page.getByRole('region', { name: 'Para descargar' });

export const article = (part: Locator, { name }: FileEntry) =>
  part.getByRole('article', { name, exact: true });
