import { page, type Locator } from 'vitest/browser';
import type { WaitingTag } from '#machines/support/waiting.ts';
import type { FileEntry } from '#src/api/contract/file.ts';
import { arrivesByItself, byApp } from './screen.ts';
import { seen, unseen } from './seeing.ts';
import { cancelIn, waitingSights } from './waiting.ts';

interface DataSnapshot<Data> {
  readonly hasTag: (tag: WaitingTag) => boolean;
  readonly context: { readonly data: Data | null };
}

export type ListSnapshot<Row> = DataSnapshot<readonly Row[]>;

interface WalkedDataWith<Data> {
  readonly part: () => Locator;
  readonly waiting: string;
  /** Expects what is loaded to be on the screen. */
  readonly sees: (data: Data) => Promise<void>;
}

interface WalkedPartWith<Row> {
  readonly part: () => Locator;
  readonly waiting: string;
  readonly empty: string;
  /** The part of the screen with the rows. */
  readonly row: (part: Locator, row: Row) => Locator;
}

/** A list in a part of a screen that loads on arrival. */
export const walkedPart = <Row>({ part, waiting, empty, row }: WalkedPartWith<Row>) =>
  walkedData<readonly Row[]>({
    part,
    waiting,
    sees: ([first]) => seen(first === undefined ? part().getByText(empty) : row(part(), first)),
  });

/** What a part of a screen loads on arrival: its wait, failure, retry and content. */
export function walkedData<Data>({ part, waiting, sees }: WalkedDataWith<Data>) {
  const failure = () => part().getByRole('alert');
  const again = () => failure().getByRole('button', { name: 'Reintentar' });
  const { brisk, slow, endless } = waitingSights(part, waiting);

  async function seesData({ context: { data } }: DataSnapshot<Data>): Promise<void> {
    if (data !== null) await sees(data);
  }

  return {
    interactions: {
      'resource.load': byApp('it is requested once, when the screen opens'),
      'resource.retry': { by: 'person' as const, take: () => again().click() },
      'resource.cancel': {
        by: 'person' as const,
        can: (snapshot: DataSnapshot<Data>) => snapshot.hasTag('cancellable'),
        take: () => cancelIn(part()).click(),
      },
      'resource.clear': byApp('nothing on the screen clears it'),
      'resource.arrived': arrivesByItself,
    },
    appearances: {
      idle: () => unseen(failure()),
      'loading.brisk': brisk,
      'loading.slow': slow,
      'loading.endless': endless,
      ready: async (snapshot: DataSnapshot<Data>) => {
        await seesData(snapshot);
        await unseen(failure());
      },
      failed: async (snapshot: DataSnapshot<Data>) => {
        await seen(again());
        await seesData(snapshot);
      },
    },
  };
}

export const downloads = () => page.getByRole('region', { name: 'Para descargar' });

export const article = (part: Locator, { name }: FileEntry) =>
  part.getByRole('article', { name, exact: true });
