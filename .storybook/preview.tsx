import '#src/ui/theme/styles.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { watchConsole } from '#tests/support/console-watch.ts';
import { a11y } from './a11y.ts';
import { mocks, resetMocks } from './mocks.ts';

document.documentElement.lang = 'es-MX';

let unexpectedLines: ReturnType<typeof watchConsole> | null = null;

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonVitest()],
  parameters: { a11y },
  // What surrounds every story; what only some need (router, services) is a decorator of theirs.
  decorators: [
    (Story) => (
      <ThemeProvider>
        <Story />
      </ThemeProvider>
    ),
  ],
  beforeAll: async () => {
    await mocks();
  },
  beforeEach: async () => {
    await resetMocks();
    const giveBack = watchConsole();
    unexpectedLines = giveBack;
    return () => {
      giveBack();
    };
  },
  afterEach: () => {
    const lines = unexpectedLines?.() ?? [];
    if (lines.length > 0)
      throw new Error(lines.map(({ level, text }) => `console.${level}: ${text}`).join('\n'));
  },
});
