import { expect as pageExpect } from 'playwright/test';
import { describe } from 'vitest';
import { journey } from './support/journey.ts';

describe('a deployment’s config.json', () => {
  journey('that is missing is said on a plain page', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/login');
    await pageExpect(page.getByRole('alert')).toContainText('config.json');
  });

  journey('that is no JSON is said on a plain page', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 200, body: '<!doctype html>' }));
    await page.goto('/login');
    await pageExpect(page.getByRole('alert')).toContainText('no es JSON');
  });

  journey('with a wrong key is said with the key’s name', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: { apiHost: 7, currency: 'pesos' } }));
    await page.goto('/');
    await pageExpect(page.getByRole('alert')).toContainText('apiHost');
    await pageExpect(page.getByRole('alert')).toContainText('currency');
  });
});
