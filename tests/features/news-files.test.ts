import { describe, expect, it } from 'vitest';
import type { FileEntry } from '#src/api/contract/file.ts';
import { byNews, listFiles, newestDate, newSince } from '#src/features/news/files.ts';

const file = (name: string, updated_at: string | null = null): FileEntry => ({
  name,
  url: `/${name}.pdf`,
  version: null,
  updated_at,
});

const may = file('mayo', '2026-05-11T17:15:00.000Z');
const june = file('junio', '2026-06-22T18:00:00Z');
const undated = file('sin fecha');
const odd = file('fecha rara', 'el martes');

const before = (prices?: string | null) => ({
  at: 0,
  counts: {},
  files: prices === undefined ? {} : { prices },
});

const news = (files: readonly FileEntry[], last: ReturnType<typeof before> | null) =>
  listFiles('prices', files, newSince('prices', last))
    .filter(({ isNew }) => isNew)
    .map(({ name }) => name);

describe('the files of a list', () => {
  it('are not new on a first visit, nor when the last visit did not show the list', () => {
    expect(news([may, june], null)).toEqual([]);
    expect(news([may, june], before())).toEqual([]);
  });

  it('are new when newer than the newest of the last visit, in any date format', () => {
    expect(news([may, june, undated, odd], before('2026-05-11T17:15:00Z'))).toEqual(['junio']);
  });

  it('with a date are all new when the last visit showed none with a date', () => {
    expect(news([may, june, undated], before(null))).toEqual(['mayo', 'junio']);
  });

  it("have the new ones first, then go by date, then by the server's order", () => {
    const isNew = newSince('prices', before('2026-06-01T00:00:00Z'));
    const files = listFiles('prices', [undated, may, odd, june], isNew);
    expect(byNews(files).map(({ name }) => name)).toEqual(['junio', 'mayo', 'sin fecha', 'fecha rara']);
  });

  it('are remembered by their newest date', () => {
    expect(newestDate([may, june, odd])).toBe(june.updated_at);
    expect(newestDate([undated, odd])).toBeNull();
    expect(newestDate([])).toBeNull();
  });
});
