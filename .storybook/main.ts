import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { mockFiles } from '../deploy/mock-files.ts';
import { storybookChunks } from './chunks.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Comments are English and for developers: the docs of a piece show the piece.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: { disableDescription: true } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // Controls of pieces come from their stories' arguments.
  typescript: { reactDocgen: false },
  // Testers only view the stories: onboarding is off.
  features: {
    sidebarOnboardingChecklist: false,
    changeDetection: false,
    // Pages have their own colours, and testers measure nothing.
    backgrounds: false,
    measure: false,
    outline: false,
  },
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  viteFinal: (config, { configType }) => {
    if (configType !== 'PRODUCTION') return config;
    // The built Storybook runs on mocks, like every build but production.
    const { build, ...rest } = mergeConfig(config, {
      base: './',
      define: { __MOCKS__: 'true' },
      plugins: [msw(), mockFiles()],
    });
    // The app's own chunks suit its first page: here they are replaced, not added to.
    const rolldownOptions = {
      ...build?.rolldownOptions,
      output: { codeSplitting: { groups: storybookChunks } },
    };
    return { ...rest, build: { ...build, sourcemap: false, cssCodeSplit: false, rolldownOptions } };
  },
});
