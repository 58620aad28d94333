import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useStaged } from '#src/screens/support/list/use-staged.ts';
import { show } from './support/show.tsx';

interface Row {
  readonly id: number;
  readonly name: string;
}

const rowsFrom = (first: number): readonly Row[] =>
  Array.from({ length: 50 }, (_, at) => ({ id: first + at, name: 'Ana' }));

/** How many rows were drawn, time after time. */
const drawn: number[] = [];

function Staged({ rows }: { readonly rows: readonly Row[] }) {
  const now = useStaged(rows);
  drawn.push(now.length);
  return now.map(({ id, name }) => <p key={id}>{name}</p>);
}

beforeEach(() => {
  drawn.length = 0;
});

const allStand = () =>
  vi.waitFor(() => {
    expect(drawn.at(-1)).toBe(50);
  });

it('a long list shows what a window holds first, then all', async () => {
  show(<Staged rows={rowsFrom(1)} />);
  await allStand();
  expect(drawn[0]).toBeLessThan(25);
  expect(new Set(drawn).size).toBe(2);
});

it('another list begins at its top again', async () => {
  const change = show(<Staged rows={rowsFrom(1)} />);
  await allStand();
  drawn.length = 0;
  change(<Staged rows={rowsFrom(51)} />);
  await allStand();
  expect(drawn[0]).toBeLessThan(25);
});

it('a list of which some rows change keeps all that stand', async () => {
  const change = show(<Staged rows={rowsFrom(1)} />);
  await allStand();
  drawn.length = 0;
  const changed = rowsFrom(11).map((row) => (row.id === 40 ? { ...row, name: 'Eva' } : row));
  change(<Staged rows={changed} />);
  await expect.element(page.getByText('Eva')).toBeVisible();
  expect(new Set(drawn)).toEqual(new Set([50]));
});

it('what stands stays where many come between', async () => {
  const change = show(<Staged rows={rowsFrom(1)} />);
  await allStand();
  drawn.length = 0;
  const mixed = rowsFrom(101).map((row, at) => (at % 2 === 0 ? row : { id: at + 1, name: 'Ana' }));
  change(<Staged rows={mixed} />);
  await allStand();
  // 25 that stand, and as many new ones as a window holds.
  expect(drawn[0]).toBe(25 + 18);
});
