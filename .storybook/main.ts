import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { cardFieldStandIn } from '../deploy/card-field.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Testers come for the stories: nothing here asks them to set anything up.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  viteFinal: (config, { configType }) => {
    if (configType !== 'PRODUCTION') return config;
    // A built Storybook runs on mocks like every other page but the production build.
    return mergeConfig(config, {
      base: './',
      define: { __MOCKS__: 'true' },
      plugins: [msw(), cardFieldStandIn()],
    });
  },
});
