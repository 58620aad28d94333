import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readImporters } from '#tests/support/run/import-graph.ts';
import {
  impliedBy,
  nearestTests,
  projectOf,
  selectTests,
  type ProjectName,
} from '#tests/support/run/select-tests.ts';

const files = globSync('{src,machines,mocks,stories,tests,deploy,.storybook}/**/*.{ts,tsx,css,mdx}');
const importers = readImporters(process.cwd(), files, impliedBy);

const filesOf = (changed: readonly string[]) => selectTests(importers, changed).map(({ file }) => file);

const selectedBy = (changed: string, project: ProjectName) =>
  selectTests(importers, [changed])
    .filter((one) => one.project === project)
    .map(({ file }) => file);

describe('the tests of a changed file', () => {
  it('begin with its own tests when it is a module', () => {
    expect(selectedBy('src/quoting/money/money.ts', 'unit')[0]).toBe('tests/quoting/money.test.ts');
  });

  it('are the file itself when it is a test', () => {
    const changed = 'tests/quoting/money.test.ts';
    expect(filesOf([changed])).toEqual([changed]);
  });

  it('include the stories of the components that use a changed style sheet', () => {
    expect(selectedBy('src/features/cart/cart-view.module.css', 'storybook')).toContain(
      'stories/panel/listas/listas-mi-carrito.stories.tsx',
    );
  });

  it('include the tests that read it by its path', () => {
    expect(selectedBy('docs/price-book.md', 'unit')).toContain('tests/deploy/price-book.test.ts');
  });

  it('include the tests of modules that import changed data', () => {
    expect(selectedBy('src/config/site.json', 'unit')).toContain('tests/config/site.test.ts');
  });

  it.each(['deploy/build.ts', 'index.html', 'src/app/entry.ts'])(
    'include all journeys when it is part of the production build (%s)',
    (changed) => {
      expect(selectedBy(changed, 'journeys')).toContain('tests/journeys/build.test.ts');
      expect(selectedBy(changed, 'journeys')).not.toContain('tests/journeys/long/storybook.test.ts');
    },
  );

  it('are all tests when every test depends on it', () => {
    expect(filesOf(['package-lock.json'])).toHaveLength(
      files.filter((file) => projectOf(file) !== null).length,
    );
  });

  it('are limited to what finishes within a minute, but always include changed tests', () => {
    const changed = ['src/config/routes.ts', 'tests/browser/walks/first-acts.test.tsx'];
    const nearest = nearestTests(selectTests(importers, changed), changed);
    const count = (project: ProjectName) => nearest.filter((one) => one.project === project).length;
    expect(count('storybook')).toBeLessThanOrEqual(6);
    expect(count('unit')).toBeLessThanOrEqual(100);
    expect(nearest.map(({ file }) => file)).toContain(changed[1]);
  });

  it('include all of those that test what imports the changed file', () => {
    const changed = ['src/features/quotes/quotes-list.tsx'];
    const nearest = nearestTests(selectTests(importers, changed), changed).map(({ file }) => file);
    expect(nearest).toEqual(
      expect.arrayContaining([
        'tests/browser/lists/lists.test.tsx',
        'stories/panel/listas/listas-cotizaciones.stories.tsx',
        'stories/panel/listas/listas-cotizaciones-admin.stories.tsx',
      ]),
    );
  });
});
