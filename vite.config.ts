import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { decodeSite } from './deploy/site.ts';
import siteFacts from '#src/config/site.json' with { type: 'json' };

const isTest = process.env['VITEST'] !== undefined;

/** Pages on mocks: everything but the production build (DESIGN 6). */
const runsOnMocks = (command: 'build' | 'serve', mode: string) => command === 'serve' || mode === 'demo';

export default defineConfig(async ({ command, mode }) => {
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
      ...(isTest
        ? {}
        : {
            warmup: { clientFiles: ['src/app/entry.tsx'] },
            watch: { ignored: ['**/tests/**', '**/dist*/**'] },
          }),
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
      rolldownOptions: {
        output: {
          // What session and client are made of always arrives together, and compresses better as one.
          codeSplitting: {
            groups: [
              {
                name: 'engine',
                test: /node_modules\/(?:xstate|@xstate|zod|axios|use-sync-external-store)\//,
              },
            ],
          },
        },
      },
      // The content security policy has no data: for fonts.
      assetsInlineLimit: (file: string) => (/\.woff2?$/.test(file) ? false : undefined),
    },
    // Only where tests run: their tools take longer to load than the app takes to start.
    ...(isTest ? { test: { projects: (await import('#tests/support/projects.ts')).testProjects } } : {}),
  };
});
