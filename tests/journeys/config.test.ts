import { expect as pageExpect } from 'playwright/test';
import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';

describe('a deployment’s config.json', () => {
  journey('shows a plain page with its name when it is missing (F19)', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/login');
    await pageExpect(page.getByRole('alert')).toContainText('config.json');
  });

  journey(
    'is requested again when it cannot be reached, and the page stays (F20)',
    async ({ page, site }) => {
      let asked = 0;
      await page.route('**/config.json', async (route) => {
        asked += 1;
        if (asked === 1) await route.abort();
        else await route.continue();
      });
      const answered = page.waitForRequest(/\/api\/login-user$/);
      await page.goto(`${site.url}/nosotros`);
      await answered;
      expect(asked).toBe(2);
      await pageExpect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await pageExpect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  journey('shows a plain page when it is no JSON (F19)', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 200, body: '<!doctype html>' }));
    await page.goto('/login');
    await pageExpect(page.getByRole('alert')).toContainText('no es JSON');
  });

  journey('shows a plain page with the key when a value is invalid (F19)', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: { apiHost: 7, currency: 'pesos' } }));
    await page.goto('/');
    await pageExpect(page.getByRole('alert')).toContainText('apiHost');
    await pageExpect(page.getByRole('alert')).toContainText('currency');
  });
});
