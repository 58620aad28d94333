import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { onDesk } from '#.storybook/viewports.ts';
import { chromiumLaunch } from './find-chromium.ts';

/** A new one for each project: Vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: chromiumLaunch(),
    contextOptions: { locale: 'es-MX', timezoneId: 'America/Mexico_City' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** Far more than a busy machine needs; a property tried ten times as often takes ten times as long. */
const timeout = { testTimeout: process.env['RUNS'] === undefined ? 60_000 : 600_000 };

/** Every story is played at 1280 px; its end is also looked at here, and in the sweep in the other views that count. */
const views =
  process.env['SWEEP'] === '1'
    ? [
        { width: 320, dark: false },
        { width: 768, dark: false },
        { width: 390, dark: true },
        { width: 1280, dark: true },
      ]
    : [{ width: 390, dark: false }];

/** What runs where: pure logic in Node, pieces and stories in a browser, journeys on the production build. */
const projects: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      environment: 'node',
      include: ['tests/**/*.test.ts'],
      exclude: ['tests/browser/**', 'tests/journeys/**'],
      setupFiles: ['tests/support/setup-unit.ts'],
      ...timeout,
    },
  },
  {
    extends: true,
    test: {
      name: 'browser',
      include: ['tests/browser/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/support/setup-browser.ts'],
      browser: browser(),
      ...timeout,
    },
  },
  {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: onDesk })],
    // Found later, they would be bundled later, which loads every test page anew.
    optimizeDeps: { include: ['@storybook/addon-a11y/preview', 'storybook/viewport'] },
    test: {
      name: 'storybook',
      setupFiles: ['tests/support/setup-stories.ts'],
      provide: { views },
      browser: browser(),
      ...timeout,
    },
  },
  {
    extends: true,
    test: {
      name: 'journeys',
      environment: 'node',
      include: ['tests/journeys/**/*.test.ts'],
      globalSetup: ['tests/support/build-once.ts'],
      // One browser at a time: journeys measure focus and time.
      fileParallelism: false,
      testTimeout: 240_000,
    },
  },
];

/** Where a run that is counted leaves its figures. */
const outputFile = process.env['REPORT'];

/** What a story leaves behind (all that axe looked at) would make the report longer than a text can be. */
const reporters: NonNullable<ViteUserConfig['test']>['reporters'] =
  outputFile === undefined ? ['default'] : ['default', ['json', { outputFile, filterMeta: () => false }]];

/** What Vitest is told. */
export const testConfig = { projects, reporters };
