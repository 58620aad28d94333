import '#src/ui/theme/styles.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { watchConsole } from '#tests/support/console-watch.ts';
import { a11y } from './a11y.ts';
import { beginStory, keepConditions, mocks } from './mocks.ts';
import { scenarioGlobals, scenarioIn, showsPanel, withScenarioPanel } from './scenario-toolbar.tsx';
import { settleAfterEvents } from './settle.ts';
import { checkViews } from './views.ts';
import { viewports } from './viewports.ts';

document.documentElement.lang = 'es-MX';

let unexpectedLines: ReturnType<typeof watchConsole> | null = null;

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonVitest()],
  parameters: {
    a11y,
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Recorrer los estados',
          'Máquinas',
          ['Sesión', 'Captcha', 'Contadores'],
          'Jornadas',
          'Pantallas',
          'Catálogo',
          'Producto',
        ],
      },
    },
  },
  ...scenarioGlobals,
  // Decorators of every story; those that only some need (router, services) are the stories' own.
  decorators: [
    withScenarioPanel,
    (Story) => (
      <ThemeProvider>
        <Story />
      </ThemeProvider>
    ),
  ],
  beforeAll: async () => {
    await mocks();
    keepConditions();
    settleAfterEvents();
  },
  beforeEach: async ({ globals, parameters }) => {
    // A walk keeps its state in the frame of its screen: a restart here would remove its token.
    if (parameters['ownWorld'] !== true) {
      await beginStory({ scenario: scenarioIn(globals), keepFaults: showsPanel(globals) });
    }
    const restoreConsole = watchConsole();
    unexpectedLines = restoreConsole;
    return () => {
      restoreConsole();
    };
  },
  afterEach: async (context) => {
    await checkViews(context);
    const lines = unexpectedLines?.() ?? [];
    if (lines.length > 0)
      throw new Error(lines.map(({ level, text }) => `console.${level}: ${text}`).join('\n'));
  },
});
