import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listCases } from '#tests/browser/lists/list-cases.ts';
import { otherUses } from '#tests/browser/lists/other-uses.ts';
import { pagedCases } from '#tests/browser/lists/paged-cases.ts';

const KIT = 'src/lists/';

/** What makes a list: its table or pages, its toolbar, its query in the address, its file. */
const PIECES =
  /'#src\/lists\/(?:list-table|paged-list|page-of|list-toolbar|use-list-query|csv|csv-button|file-buttons|xlsx)\.tsx?'/;

const users = globSync('src/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith(KIT) && PIECES.test(readFileSync(file, 'utf8')));

const inCases = new Set([...listCases, ...pagedCases].flatMap(({ files }) => files));

describe('every list of the app', () => {
  it('has a case in the tests of lists, or a reason for none', () => {
    expect(users.filter((file) => !inCases.has(file) && otherUses[file] === undefined)).toEqual([]);
  });

  it('has cases that still are lists, and no reason besides', () => {
    expect(Object.keys(otherUses).filter((file) => !users.includes(file) || inCases.has(file))).toEqual([]);
    expect([...inCases].filter((file) => !globSync(file).length)).toEqual([]);
  });

  it('names each of its searches, filters and columns once', () => {
    for (const { search, filters, sorts } of listCases) {
      const keys = [search.key, ...filters.map(({ key }) => key), sorts?.key ?? 'orden', 'pagina'];
      expect(new Set(keys).size, keys.join()).toBe(keys.length);
    }
  });
});
