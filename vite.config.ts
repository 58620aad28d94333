import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import siteFacts from '#src/config/site.json' with { type: 'json' };
import type { Site } from '#src/config/site.schema.ts';
import { chunkGroups } from './deploy/chunks.ts';
import { commitNow } from './deploy/commit.ts';
import { inlineScript } from './deploy/inline-script.ts';
import { mockFiles } from './deploy/mock-files.ts';
import { classConstants } from './deploy/sheets/class-constants.ts';
import { themeSheet } from './deploy/sheets/theme-sheet.ts';
import { baseOf, decodeSite } from './deploy/site.ts';

const isTest = process.env['VITEST'] !== undefined;

/** Pages on mocks: everything but the production build (F21, F22). */
const runsOnMocks = (command: 'build' | 'serve', mode: string) => command === 'serve' || mode === 'demo';

/** The demo's is relative, so that it works under any path. */
function baseFor(command: string, mode: string, site: Site): string {
  if (mode === 'demo') return './';
  return command === 'serve' ? '/' : baseOf(site);
}

export default defineConfig(async ({ command, mode }) => {
  const mocks = runsOnMocks(command, mode);
  const demo = mode === 'demo';
  const site = decodeSite(siteFacts);
  return {
    base: baseFor(command, mode, site),
    plugins: [
      react(),
      inlineScript(),
      themeSheet(),
      classConstants(),
      ...(mocks ? [msw(), mockFiles()] : []),
    ],
    define: {
      __SITE__: JSON.stringify(site),
      __MOCKS__: JSON.stringify(mocks),
      __COMMIT__: JSON.stringify(commitNow()),
    },
    // Short names of classes: pages are written with them many hundred times.
    ...(command === 'build' && !isTest
      ? { css: { modules: { generateScopedName: '_[hash:base64:5]' } } }
      : {}),
    // The entries for React before version 18, in place of what React has by now.
    resolve: {
      alias: [
        {
          find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
          replacement: 'use-sync-external-store/with-selector.js',
        },
        { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      ],
    },
    server: {
      port: 5173,
      strictPort: false,
      ...(isTest
        ? {}
        : {
            warmup: { clientFiles: ['src/app/entry.ts'] },
            watch: { ignored: ['**/tests/**', '**/dist*/**'] },
          }),
    },
    optimizeDeps: {
      // Lazy screens and mocks are crawled at the start too: a dependency found later would reload the page.
      entries: [
        'index.html',
        'src/**/*.{ts,tsx}',
        'machines/**/*.machine.ts',
        'mocks/**/*.{ts,tsx}',
        'charts/**/*.{ts,tsx}',
      ],
      include: [
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'react-dom/client',
        'react-router-dom',
        '@xstate/react',
        '@mantine/core',
        'msw/browser',
        'pdfmake/build/pdfmake.js',
      ],
    },
    build: {
      outDir: demo ? 'dist-demo' : 'dist',
      cssCodeSplit: true,
      // The notices that the bundled packages' licences ask for.
      license: { fileName: 'licencias.txt' },
      // Slower than the default and a good percent smaller, which the first page needs.
      target: 'baseline-widely-available',
      modulePreload: {
        polyfill: false,
        // What a screen imports is nearly always there already; lists of it would weigh on the first page.
        resolveDependencies: (_file: string, needed: string[]) =>
          needed.filter((name) => name.endsWith('.css')),
      },
      rolldownOptions: {
        // The classes of sheets (deploy/sheets/class-constants.ts), and other short words.
        optimization: { inlineConst: true },
        output: { codeSplitting: { groups: chunkGroups } },
      },
      // The content security policy has no data: for fonts.
      assetsInlineLimit: (file: string) => (/\.woff2?$/.test(file) ? false : undefined),
    },
    // Only where tests run: their tools take longer to load than the app takes to start.
    ...(isTest ? { test: (await import('#tests/support/projects.ts')).testConfig } : {}),
  };
});
