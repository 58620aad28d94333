import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readImporters } from '#tests/support/run/import-graph.ts';
import { fullFolders, idleAtDoors, mutualFeatures } from './doors.ts';

const rooms = ['src', 'machines', 'mocks', 'charts', 'tests', 'stories', 'deploy'];
const files = rooms.flatMap((room) =>
  globSync(`${room}/**/*`, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`),
);
const importers = readImporters('.', [...files, ...globSync('renders/**/*.ts')], () => []);

const graph = (imports: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(imports).map(([file, others]) => [file, new Set(others)]));

describe('the door of a feature', () => {
  it('holds only what others import', () => {
    expect(idleAtDoors(files, importers)).toEqual([]);
  });

  it('is not for what the feature, its tests and its stories import alone', () => {
    const own = ['src/features/a/inner.ts', 'src/features/a/public.tsx', 'src/features/a/public.module.css'];
    const used = graph({
      'src/features/a/inner.ts': ['src/features/a/public.tsx', 'tests/a.test.ts', 'machines/a/walk.ts'],
      'src/features/a/public.tsx': ['src/features/b/b.ts'],
      'src/features/a/public.module.css': ['src/features/a/public.tsx'],
    });
    expect(idleAtDoors(own, used)).toEqual(['src/features/a/inner.ts']);
  });
});

describe('features', () => {
  it('do not import each other', () => {
    expect(mutualFeatures(importers)).toEqual([]);
  });

  it('that import each other are named once', () => {
    const circle = graph({
      'src/features/a/a.ts': ['src/features/b/b.ts', 'src/features/c/c.ts'],
      'src/features/b/b.ts': ['src/features/a/a.ts'],
    });
    expect(mutualFeatures(circle)).toEqual(['a, b']);
  });
});

describe('folders', () => {
  it('hold at most 25 files', () => {
    expect(fullFolders(files)).toEqual([]);
  });

  it('may hold more pictures', () => {
    const many = (end: string) => Array.from({ length: 26 }, (_, at) => `src/ui/${String(at)}${end}`);
    expect(fullFolders(many('.avif'))).toEqual([]);
    expect(fullFolders(many('.ts'))).toEqual(['src/ui: 26']);
  });
});
