import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { msw } from 'msw/vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { decodeSite } from './deploy/site.ts';
import siteFacts from '#src/config/site.json' with { type: 'json' };
import { chromiumLaunch } from '#tests/support/find-chromium.ts';

const isTest = process.env['VITEST'] !== undefined;

/** Pages on mocks: everything but the production build (DESIGN 6). */
const runsOnMocks = (command: 'build' | 'serve', mode: string) => command === 'serve' || mode === 'demo';

export default defineConfig(({ command, mode }) => {
  const mocks = runsOnMocks(command, mode);
  const demo = mode === 'demo';
  return {
    // Relative, so that the demo also works under a sub-path.
    base: demo ? './' : '/',
    plugins: [react(), ...(mocks ? [msw()] : [])],
    define: {
      __SITE__: JSON.stringify(decodeSite(siteFacts)),
      __MOCKS__: JSON.stringify(mocks),
    },
    server: {
      port: 5173,
      strictPort: false,
      ...(isTest ? {} : { warmup: { clientFiles: ['src/app/entry.tsx'] } }),
    },
    optimizeDeps: {
      // Lazy screens and mocks are crawled at the start too: a dependency found later would reload the page.
      entries: ['index.html', 'src/**/*.{ts,tsx}', 'machines/**/*.ts', 'mocks/**/*.{ts,tsx}'],
      include: ['react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom/client', 'msw/browser'],
    },
    build: {
      outDir: demo ? 'dist-demo' : 'dist',
      manifest: true,
      cssCodeSplit: true,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      // The content security policy has no data: for fonts.
      assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    },
    ...(isTest ? { test: { projects: testProjects() } } : {}),
  };
});

function testProjects(): TestProjectInlineConfiguration[] {
  const setupFiles = ['tests/support/setup-unit.ts'];
  // A new one for each: Vitest writes into it.
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
  return [
    {
      extends: true,
      test: {
        name: 'unit',
        environment: 'node',
        include: ['tests/**/*.test.ts'],
        exclude: ['tests/browser/**', 'tests/journeys/**'],
        setupFiles,
      },
    },
    {
      extends: true,
      test: {
        name: 'browser',
        include: ['tests/browser/**/*.test.{ts,tsx}'],
        setupFiles: ['tests/support/setup-browser.ts'],
        browser: browser(),
      },
    },
    {
      extends: true,
      plugins: [storybookTest({ configDir: '.storybook' })],
      test: { name: 'storybook', browser: browser() },
    },
    {
      extends: true,
      test: {
        name: 'journeys',
        environment: 'node',
        include: ['tests/journeys/**/*.test.ts'],
        globalSetup: ['tests/support/build-once.ts'],
        // One browser at a time: journeys measure focus and time on two cores.
        fileParallelism: false,
        testTimeout: 60_000,
      },
    },
  ];
}
