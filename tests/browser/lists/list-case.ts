import type { demoAccounts } from '#mocks/seeds/accounts.ts';
import type { CallName } from '#src/api/contract/index.ts';
import { ROWS_PER_PAGE } from '#src/lists/page-of.ts';

/** Two full pages and four rows: the last page is soon drawn. */
export const ROWS = 2 * ROWS_PER_PAGE + 4;

/** The numbers of all rows, from 1. */
export const numbers: readonly number[] = Array.from({ length: ROWS }, (_, at) => at + 1);

/** The word that every seventh row has, and that is searched for. */
export const WORD = 'norte';

export const hasWord = (number: number): boolean => number % 7 === 0;

/** Whether a row is of the half that the filter leaves: of the first one every second row, of the next every second pair. */
export const isIn = (half: 0 | 1 | 2 | 3, number: number): boolean => ((number - 1) >> half) % 2 === 1;

/** The name of a row, by which it is recognised on the screen and in a file. */
export const nameOf = (number: number): string =>
  `Fila ${String(number).padStart(3, '0')} ${hasWord(number) ? WORD : 'sur'}`;

/** The numbers of the rows that a text names, in order, each once. */
export const rowsIn = (text: string): readonly number[] => [
  ...new Set([...text.matchAll(/Fila (\d{3})/g)].map(([, number]) => Number(number))),
];

/** An order that differs from that of the numbers, with a place of its own for each row. */
export const shuffled = (number: number): number => (number * 37) % 107;

/** A day of 2026, `YYYY-MM-DD`. */
export const dayOf = (place: number): string =>
  new Date(Date.UTC(2026, 0, 1 + place)).toISOString().slice(0, 10);

/** A filter, of which the test chooses one option. */
export interface FilterCase {
  readonly label: string;
  /** The option, without the count that may follow. */
  readonly option: string;
  /** What the address then holds. */
  readonly key: string;
  readonly value: string;
  readonly leaves: (number: number) => boolean;
}

/** A sortable column. */
export interface SortCase {
  readonly heading: string;
  /** The column's name in the address. */
  readonly name: string;
  /** What its rows are sorted by; null for those that come last in both directions. */
  readonly by: (number: number) => number | null;
}

/** A list of the app that is only turned, page by page, and a reply of the server that fills it. */
export interface PagedCase {
  readonly name: string;
  /** The files that hold the list: what uses the pieces of lists has a case, or is no list. */
  readonly files: readonly string[];
  readonly path: string;
  /** null for a visitor. */
  readonly person: (typeof demoAccounts)[number]['label'] | null;
  readonly call: CallName;
  readonly reply: unknown;
  /** What its pages are named. */
  readonly label: string;
  /** The key of the page in the address. @default 'pagina' */
  readonly page?: string;
}

/** A list that is searched, filtered and sorted too. */
export interface ListCase extends Omit<PagedCase, 'label' | 'page'> {
  /** Other lists that its rows are put together from, which are empty. */
  readonly empty?: readonly CallName[];
  /** What the rows are sorted by at first. */
  readonly order: (number: number) => number;
  readonly search: { readonly label: string; readonly key: string };
  readonly filters: readonly FilterCase[];
  /** The key of the order in the address, its value at first, which the address does not hold, and the columns. */
  readonly sorts?: {
    readonly key: string;
    readonly standard: string;
    readonly columns: readonly SortCase[];
  };
  /** The name of the button that saves the rows as a file. */
  readonly csv?: string;
  /** How many rows a page adds to those before it; without it a page replaces them. */
  readonly adds?: number;
  /** "3 de 104 cotizaciones": the last word. */
  readonly many: string;
}
