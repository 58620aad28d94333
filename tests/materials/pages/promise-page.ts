import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import { markdownTable } from '../../quoting/support/markdown-table.ts';
import { ORDERED_ON, promiseBook, type PromiseEntry } from '../promise-book.ts';

/** The golden book of promises as a page to read, in Markdown. */

function windowText({ variant, color, line, mount, fitting }: QuotedWindow): string {
  const { widthMm, heightMm, quantity, control, gallery, extras = [], remotes = [] } = line;
  return [
    `${String(quantity)} × ${variant}, ${color}, ${String(widthMm)} × ${String(heightMm)}`,
    ...[mount, control, gallery, fitting?.hardware, fitting?.bar].flatMap((option) => option ?? []),
    ...(fitting?.controlMm === undefined ? [] : [`hangs ${String(fitting.controlMm)}`]),
    ...remotes.map(({ id, count }) => `${String(count)} × ${id}`),
    ...extras,
  ].join(', ');
}

const windowTexts = (windows: readonly QuotedWindow[]) => windows.map(windowText).join('; ');

function shelfText({ code, of, free, more }: PromiseEntry['shelf'][number]): string {
  const article = of === undefined ? code : `${code} of ${String(of)}`;
  const there = free === null ? 'nobody counted' : String(free);
  return `${article}: ${there}${more === undefined ? '' : `, and ${String(more[0])} on ${more[1]}`}`;
}

const rowOf = ({ name, windows, before = [], shelf, postcode, needs, lacks, day }: PromiseEntry) => [
  name,
  [windowTexts(windows), ...(before.length === 0 ? [] : [`after ${windowTexts(before)}`])].join('; '),
  needs.join('; '),
  shelf.map(shelfText).join('; '),
  lacks.join('; '),
  postcode ?? '',
  day ?? 'none',
];

const HEADS = ['order', 'windows', 'what it takes', 'what there is', 'what it lacks', 'to', 'day'] as const;

/** The whole page. */
export const promisePage = (): string => `# The golden book of promises

The examples of \`tests/materials/promise-book.ts\`, worked out by hand: what an order takes, what it lacks, and the day
that it is promised for. \`npm run promise-book\` writes this page, and tests compare both with the app and the fake server.
All are ordered on ${ORDERED_ON}, a Monday. Sizes are in mm, cloth and reels in metres, profiles in whole bars; a cloth is
named with every roll that it can be cut from, the least area first. Of everything that is not named there is plenty.

${markdownTable(HEADS, promiseBook.map(rowOf))}
`;
