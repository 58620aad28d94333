import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { fakeCardField } from '../deploy/card-field.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Controls of pieces come from their stories' arguments.
  typescript: { reactDocgen: false },
  // Testers only view the stories: onboarding is off.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  viteFinal: (config, { configType }) => {
    if (configType !== 'PRODUCTION') return config;
    // The built Storybook runs on mocks, like every build but production.
    return mergeConfig(config, {
      base: './',
      define: { __MOCKS__: 'true' },
      plugins: [msw(), fakeCardField()],
    });
  },
});
