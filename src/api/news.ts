import { taskOf, type Task } from './actor.ts';
import type { SavedOrder } from './contract/assumed/orders.ts';
import type { Publication } from './contract/assumed/publications.ts';
import type { SavedQuote } from './contract/assumed/quotes.ts';
import type { SampleRequest } from './contract/assumed/samples.ts';
import type { User } from './contract/user.ts';
import { toFailure } from './errors.ts';
import type { Owner } from './stored/names.ts';
import { readOwner } from './stored/session-store.ts';

/** The rows of each list out of which it is told what waits for a person. */
export interface NewsRows {
  readonly quotes: SavedQuote[];
  readonly orders: SavedOrder[];
  readonly networkQuotes: SavedQuote[];
  readonly networkOrders: SavedOrder[];
  readonly sampleRequests: SampleRequest[];
  readonly users: User[];
  readonly publications: Publication[];
}

type Tell<List extends keyof NewsRows> = (rows: NewsRows[List]) => void;

const followers: { readonly [List in keyof NewsRows]: Set<Tell<List>> } = {
  quotes: new Set(),
  orders: new Set(),
  networkQuotes: new Set(),
  networkOrders: new Set(),
  sampleRequests: new Set(),
  users: new Set(),
  publications: new Set(),
};

/**
 * Calls back with the rows of a list whenever they were asked for as news. Who begins while a question is on its way is
 * not told of its answer: what they have may be newer.
 * @returns a function that ends it
 */
export function followNews<List extends keyof NewsRows>(list: List, tell: Tell<List>): () => void {
  const those: Set<Tell<List>> = followers[list];
  those.add(tell);
  return () => {
    those.delete(tell);
  };
}

/** What the page knows of each list, and of whom it is. */
let known: { readonly owner: Owner | null; readonly rows: Partial<NewsRows> } = { owner: null, rows: {} };
const watchers = new Set<() => void>();

/** The newest rows that this page has of the lists that a person may have news of. */
const knownRows = (): Partial<NewsRows> => (known.owner === readOwner() ? known.rows : {});

/**
 * Follows the newest rows of all lists, also those that a screen asked for.
 * @param tell called immediately, and whenever a list arrived
 * @returns a function that ends it
 */
export function watchRows(tell: (rows: Partial<NewsRows>) => void): () => void {
  const those = () => {
    tell(knownRows());
  };
  watchers.add(those);
  those();
  return () => {
    watchers.delete(those);
  };
}

/** A call for a list whose answer also reaches those who watch all lists. */
export const watchedTask =
  <List extends keyof NewsRows>(
    list: List,
    load: Task<NewsRows[List], Record<never, never>>,
  ): Task<NewsRows[List], Record<never, never>> =>
  async (input, signal) => {
    const rows = await load(input, signal);
    if (!signal.aborted) {
      known = { owner: readOwner(), rows: { ...knownRows(), [list]: rows } };
      for (const tell of watchers) tell();
    }
    return rows;
  };

/** Asks for a list, and tells who followed it before and does so still. */
async function ask<List extends keyof NewsRows>(
  list: List,
  load: Task<NewsRows[List], Record<never, never>>,
  signal: AbortSignal,
): Promise<NewsRows[List]> {
  const those: Set<Tell<List>> = followers[list];
  const asked = [...those];
  const rows = await watchedTask(list, load)({}, signal);
  if (!signal.aborted) for (const tell of asked.filter((one) => those.has(one))) tell(rows);
  return rows;
}

const NONE = Promise.resolve([]);

/** What became of a question for news. */
export type NewsAnswer =
  | { type: 'news.arrived' }
  /** None of the lists arrived, or not all of those that the server has. */
  | { type: 'news.failed' }
  /** The server tells this person nothing. */
  | { type: 'news.refused' };

/**
 * Asks once for what may be new to a person, and tells who follows it.
 * @param seesAll whether they see the network's work; else their own
 */
export async function askNews(seesAll: boolean, signal: AbortSignal): Promise<NewsAnswer> {
  const lists = await Promise.allSettled([
    seesAll ? ask('networkQuotes', taskOf('networkQuotes'), signal) : ask('quotes', taskOf('quotes'), signal),
    seesAll ? ask('networkOrders', taskOf('networkOrders'), signal) : ask('orders', taskOf('orders'), signal),
    seesAll ? ask('sampleRequests', taskOf('sampleRequests'), signal) : NONE,
  ]);
  const failures = lists.flatMap((list) => (list.status === 'rejected' ? [toFailure(list.reason)] : []));
  if (failures.some(({ kind, status }) => kind === 'unauthorized' || status === 403)) {
    return { type: 'news.refused' };
  }
  // What a server does not offer is no failure beside what it offers.
  const isKnown = lists.slice(0, 2).some(({ status }) => status === 'fulfilled');
  return {
    type: isKnown && failures.every(({ kind }) => kind === 'unavailable') ? 'news.arrived' : 'news.failed',
  };
}
