import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useProgressiveRows } from '#src/lists/use-progressive-rows.ts';
import { show } from './support/show.tsx';

interface Row {
  readonly id: number;
  readonly name: string;
}

const rowsFrom = (first: number): readonly Row[] =>
  Array.from({ length: 50 }, (_, at) => ({ id: first + at, name: 'Ana' }));

/** The number of rendered rows, over time. */
const drawn: number[] = [];

function Staged({ rows }: { readonly rows: readonly Row[] }) {
  const now = useProgressiveRows(rows);
  drawn.push(now.length);
  return now.map(({ id, name }) => <p key={id}>{name}</p>);
}

beforeEach(() => {
  drawn.length = 0;
});

const allRowsRendered = () =>
  vi.waitFor(() => {
    expect(drawn.at(-1)).toBe(50);
  });

it('a long list renders the first window, then all rows', async () => {
  show(<Staged rows={rowsFrom(1)} />);
  await allRowsRendered();
  expect(drawn[0]).toBeLessThan(25);
  expect(new Set(drawn).size).toBe(2);
});

it('another list starts at the top again', async () => {
  const change = show(<Staged rows={rowsFrom(1)} />);
  await allRowsRendered();
  drawn.length = 0;
  change(<Staged rows={rowsFrom(51)} />);
  await allRowsRendered();
  expect(drawn[0]).toBeLessThan(25);
});

it('a list with some changed rows keeps the others rendered', async () => {
  const change = show(<Staged rows={rowsFrom(1)} />);
  await allRowsRendered();
  drawn.length = 0;
  const changed = rowsFrom(11).map((row) => (row.id === 40 ? { ...row, name: 'Eva' } : row));
  change(<Staged rows={changed} />);
  await expect.element(page.getByText('Eva')).toBeVisible();
  expect(new Set(drawn)).toEqual(new Set([50]));
});

it('rendered rows stay when many rows are inserted between them', async () => {
  const change = show(<Staged rows={rowsFrom(1)} />);
  await allRowsRendered();
  drawn.length = 0;
  const mixed = rowsFrom(101).map((row, at) => (at % 2 === 0 ? row : { id: at + 1, name: 'Ana' }));
  change(<Staged rows={mixed} />);
  await allRowsRendered();
  // 25 rendered rows, and one window of new ones.
  expect(drawn[0]).toBe(25 + 18);
});
