import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { desktopGlobals } from '#.storybook/viewports.ts';
import { chromiumLaunch } from './find-chromium.ts';

/** Only an endless test takes this long, whatever else the machine does. */
const ENDLESS_MS = 900_000;

/**
 * Creates one for each project, because Vitest writes into it.
 * @param actionTimeout how long an interaction waits for its control, in ms
 */
const browser = (actionTimeout?: number) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // A page that opens while everything else starts may take minutes.
  connectTimeout: ENDLESS_MS,
  provider: playwright({
    ...(actionTimeout === undefined ? {} : { actionTimeout }),
    launchOptions: chromiumLaunch(),
    contextOptions: { locale: 'es-MX', timezoneId: 'America/Mexico_City' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** How long a check that is repeated waits for its value, in ms: a busy machine needs a few seconds. */
const POLL_TIMEOUT = 60_000;

const isSweep = process.env['SWEEP'] === '1';

/** Whether what `npm test` leaves out runs. */
const isLong = process.env['LONG'] === '1';

/** Whether all stories of the files run: the sweep, and what tests a change. */
const isEveryStory = isSweep || process.env['STORIES'] === 'all';

/** An element that never comes fails its test after this: longer than any test takes on a busy machine. */
const timeout = { testTimeout: isLong || isSweep ? 300_000 : 120_000 };

/** The stories that run. Those with the tag `long` run no code that no other test of `npm test` runs. */
const stories: { readonly include?: string[]; readonly exclude?: string[] } = isLong
  ? { include: ['long'] }
  : { exclude: isEveryStory ? [] : ['long'] };

/** Whether a tag of its `meta` says that no story of a file runs, so that nothing of it is loaded. */
function isLeftOut(file: string): boolean {
  const [meta = ''] = readFileSync(file, 'utf8').split('export const');
  const [, tags = ''] = /preview\.meta\(\{.*?tags: \[(.*?)\]/s.exec(meta) ?? [];
  return tags.includes("'!test'") || (stories.exclude?.some((tag) => tags.includes(`'${tag}'`)) ?? false);
}

/** Every story runs at 1280 px. axe checks its final state there; the sweep checks it in these views too. */
const views = isSweep
  ? [
      { width: 320, dark: false },
      { width: 390, dark: false },
      { width: 768, dark: false },
      { width: 390, dark: true },
      { width: 1280, dark: true },
    ]
  : [];

/**
 * Files share one page or process, and its modules: reloading these for each file takes longer than most tests.
 * `clean-up.ts` restores what a test changes. The sweep shuffles the files, so a file that depends on another fails.
 */
const shared = { isolate: false };

/** How many random walks each chart has on the tester's screen. */
const walks = Number(process.env['WALKS'] ?? 1);

/** Cores that tests may take. */
const cores = availableParallelism() - 1;

/** How pages are tested: after the units, and three at a time on two cores, because a page waits a third of its time. */
const inPages = { sequence: { groupOrder: 1 }, maxWorkers: Math.max(3, cores) };

/**
 * Files that mock a module, or load pictures, which no other file may have loaded before; and those that compare with the
 * browser's own picture, which differs in a page that had other sizes.
 */
const ALONE = 'tests/browser/alone/*.test.{ts,tsx}';

/** Those that `npm test` leaves to `test:long`. */
const LONG_ALONE = 'tests/browser/alone/long/*.test.{ts,tsx}';

/** Tests of pages that `npm test` leaves to `test:long`: of the tester's films, and of each chart's whole walk. */
const LONG_PAGES = 'tests/browser/long/*.test.{ts,tsx}';

/** Every call with every fault, on its real screen. */
const MATRIX = 'tests/browser/matrix/*.test.tsx';

/** Journeys on a slow line, or through a build that only they need. */
const LONG_JOURNEYS = 'tests/journeys/long/*.test.ts';

/** A project that tests the builds. */
const walked = (
  name: string,
  files: { readonly include: string[]; readonly exclude?: string[] },
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    environment: 'node',
    ...files,
    globalSetup: ['tests/support/build-once.ts'],
    testTimeout: ENDLESS_MS,
    provide: { isSweep },
  },
});

/** The projects that the command names; it may name none, for all. */
const chosen = process.argv.flatMap((argument, at, all) =>
  argument === '--project' ? (all[at + 1] ?? []) : [],
);

/** Whether a project may run: names may have wildcards. */
const isChosen = (name: string) =>
  chosen.length === 0 || chosen.some((one) => one === name || /[*!]/.test(one));

/** The stories as tests. Storybook reads all of them at once, which takes longer than most other tests. */
async function storybook(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    extends: true,
    plugins: [
      storybookTest({
        configDir: '.storybook',
        initialGlobals: desktopGlobals,
        tags: stories,
      }),
    ],
    // A dependency that is found late is bundled late, which reloads every test page.
    optimizeDeps: { include: ['@storybook/addon-a11y/preview', 'storybook/viewport'] },
    test: {
      name: 'storybook',
      exclude: globSync('stories/**/*.stories.tsx').filter(isLeftOut),
      setupFiles: ['tests/support/setup-stories.ts'],
      provide: { views, isSweep },
      browser: browser(),
      ...inPages,
      ...shared,
      ...timeout,
    },
  };
}

/** Tests of components, several at a time in one browser. */
const shown = (
  name: string,
  files: Pick<NonNullable<TestProjectInlineConfiguration['test']>, 'include' | 'exclude' | 'provide'>,
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    ...files,
    setupFiles: ['tests/support/setup-browser.ts'],
    browser: browser(),
    ...inPages,
    ...shared,
    ...timeout,
  },
});

/** The projects: pure logic in Node, components and stories in a browser, journeys on the builds. */
const projects: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      environment: 'node',
      include: ['tests/**/*.test.ts'],
      exclude: ['browser', 'journeys', 'hosts', 'random', 'engines', 'accessibility'].map(
        (folder) => `tests/${folder}/**`,
      ),
      setupFiles: ['tests/support/setup-unit.ts'],
      ...shared,
      testTimeout: ENDLESS_MS,
    },
  },
  shown('browser', {
    include: ['tests/browser/**/*.test.{ts,tsx}'],
    exclude: [ALONE, LONG_ALONE, MATRIX, ...(isSweep ? [] : [LONG_PAGES])],
    provide: { isSweep, isTranslated: false, walks },
  }),
  shown('long-browser', {
    include: [LONG_PAGES],
    provide: { isSweep: false, isTranslated: false, walks },
  }),
  shown('translated', {
    include: ['tests/browser/long/walks.test.tsx'],
    provide: { isSweep: false, isTranslated: true },
  }),
  {
    extends: true,
    test: {
      name: 'matrix',
      include: [MATRIX],
      provide: { isSweep },
      setupFiles: ['tests/support/setup-browser.ts'],
      // A control that a screen lacks must fail its cell, not the whole test.
      browser: browser(10_000),
      ...inPages,
      ...shared,
    },
  },
  {
    extends: true,
    test: {
      name: 'browser-alone',
      include: [...(isLong ? [] : [ALONE]), ...(isLong || isSweep ? [LONG_ALONE] : [])],
      provide: { isSweep },
      setupFiles: ['tests/support/setup-browser.ts'],
      browser: browser(),
      ...inPages,
      ...timeout,
    },
  },
  ...(isChosen('storybook') ? [await storybook()] : []),
  walked('journeys', { include: ['tests/journeys/**/*.test.ts'], exclude: [LONG_JOURNEYS] }),
  walked('long-journeys', { include: [LONG_JOURNEYS] }),
  walked('hosts', { include: ['tests/hosts/*.test.ts'] }),
  walked('random', { include: ['tests/random/*.test.ts'] }),
  walked('engines', { include: ['tests/engines/*.test.ts'] }),
  walked('accessibility', { include: ['tests/accessibility/*.test.ts'] }),
];

/** Report file of a run whose results are counted. */
const outputFile = process.env['REPORT'];

/** The data that axe attaches to a story would make the report too large for a string. */
const reporters: NonNullable<ViteUserConfig['test']>['reporters'] =
  outputFile === undefined ? ['default'] : ['default', ['json', { outputFile, filterMeta: () => false }]];

/** At least two: while one waits, another works. */
const maxWorkers = Math.max(2, cores);

/** Vitest's configuration of the tests. */
export const testConfig = {
  projects,
  reporters,
  maxWorkers,
  expect: { poll: { timeout: POLL_TIMEOUT } },
  sequence: { shuffle: { files: isSweep } },
};
