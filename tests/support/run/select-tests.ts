import { globSync } from 'node:fs';
import { dependentsOf, type Importers } from './import-graph.ts';

/** Kinds of tests; those of pages that run alone, or that `npm test` leaves out, also belong to `browser`. */
export type ProjectName = 'unit' | 'browser' | 'storybook' | 'journeys';

/** What takes longer than a change may: tests of builds, servers and engines, random walks, and the fault matrix. */
const LONG = /^tests\/(?:hosts|random|engines|browser\/matrix|(?:journeys|browser\/alone)\/long)\//;

/** The project that a test file belongs to; null for any other file. */
export function projectOf(file: string): ProjectName | null {
  if (/^stories\/.*\.stories\.tsx$/.test(file)) return 'storybook';
  // The drill's own tests read every file that a fault changes, so they would catch every fault.
  if (!/^tests\/.*\.test\.tsx?$/.test(file) || file.startsWith('tests/drill/')) return null;
  if (LONG.test(file)) return null;
  if (file.startsWith('tests/journeys/')) return 'journeys';
  return file.startsWith('tests/browser/') ? 'browser' : 'unit';
}

/** Files that affect how every test runs. */
const EVERY_TEST = ['package.json', 'package-lock.json', 'vite.config.ts', 'tests/support/projects.ts'];

const loadedWith: Readonly<Record<ProjectName, readonly string[]>> = {
  unit: [...EVERY_TEST, 'tests/support/setup-unit.ts'],
  browser: [...EVERY_TEST, 'tests/support/setup-browser.ts'],
  storybook: [
    ...EVERY_TEST,
    '.storybook/main.ts',
    '.storybook/preview.tsx',
    'tests/support/setup-stories.ts',
  ],
  // Journeys depend on everything that the build or the server reads.
  journeys: [
    ...EVERY_TEST,
    'index.html',
    ...globSync('public/**/*.*'),
    'src/app/entry.ts',
    'src/app/prerender.tsx',
    'deploy/build.ts',
    'deploy/serve.ts',
  ],
};

/** Files that a test's project loads together with the test. */
export function impliedBy(file: string): readonly string[] {
  const project = projectOf(file);
  return project === null ? [] : loadedWith[project];
}

/** A story file takes about as long as a browser test. */
const costs: Readonly<Record<ProjectName, number>> = { unit: 0, browser: 1, storybook: 1, journeys: 2 };

export interface SelectedTest {
  readonly project: ProjectName;
  /** Imports between it and the nearest of the changed files; 0 for a changed test. */
  readonly distance: number;
  /** Path from the root. */
  readonly file: string;
}

const wordsOf = (path: string) => new Set(path.split(/[/.-]/));

/** Number of words that two paths share: a test is often named after what it tests. */
function sharedWords(one: string, other: string): number {
  const words = wordsOf(other);
  return [...wordsOf(one)].filter((word) => words.has(word)).length;
}

/** Tests that a change of these files can break: cheapest projects first, and within each the nearest tests first. */
export function selectTests(importers: Importers, changed: readonly string[]): readonly SelectedTest[] {
  const dependents = dependentsOf(importers, changed);
  const rank = ({ project, distance, file }: SelectedTest) => [
    costs[project],
    distance,
    -Math.max(0, ...changed.map((one) => sharedWords(file, one))),
  ];
  return [...dependents]
    .flatMap(([file, distance]) => {
      const project = projectOf(file);
      return project === null ? [] : [{ project, distance, file }];
    })
    .toSorted((one, other) => {
      const others = rank(other);
      return rank(one).reduce((order, value, at) => order || value - (others[at] ?? 0), 0);
    });
}

/** Click through all charts, and depend on nearly every file. */
const WALKS = [
  'tests/browser/walks/first-acts.test.tsx',
  'tests/browser/long/walks.test.tsx',
  'tests/browser/answers.test.tsx',
];

/** A test of what imports a changed file is at most two imports away from it. */
const NEAR = 2;

/** How many test files of a project finish within a minute, and how many of these may be far from the change. */
const most: Readonly<Record<ProjectName, { readonly all: number; readonly far: number }>> = {
  unit: { all: 100, far: 25 },
  browser: { all: 3, far: 1 },
  storybook: { all: 6, far: 1 },
  journeys: { all: 0, far: 0 },
};

/**
 * The changed tests, and of the selected ones the tests of what imports the changed files, as many as finish within a
 * minute; of those further away a few.
 */
export function nearestTests(
  selected: readonly SelectedTest[],
  changed: readonly string[],
): readonly SelectedTest[] {
  const taken = new Map<ProjectName, number>();
  return selected.filter(({ project, distance, file }) => {
    if (changed.includes(file)) return true;
    const count = taken.get(project) ?? 0;
    const { all, far } = most[project];
    if (WALKS.includes(file) || count >= (distance <= NEAR ? all : far)) return false;
    taken.set(project, count + 1);
    return true;
  });
}
