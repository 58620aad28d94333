import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groups } from '#machines/table.ts';
import { folderOf, lists } from '#stories/charts/lists.ts';

/** Folders of machines/ that hold no chart of the table: the factories, and what several charts share. */
const OTHERS = ['resource', 'plain-form', 'verified-form', 'support', 'promises'];

const names: readonly string[] = Object.values(groups).flat();

test('every chart that has a folder is once in the table, and no other is', () => {
  const folders = readdirSync('machines', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !OTHERS.includes(entry.name))
    .map(({ name }) => name);
  expect(names.map(folderOf).toSorted()).toEqual(folders.toSorted());
});

test.each(lists())(
  'machines/$file lists the charts of the table (npm run charts writes it)',
  ({ file, text }) => {
    expect(readFileSync(`machines/${file}`, 'utf8')).toBe(text);
  },
);
