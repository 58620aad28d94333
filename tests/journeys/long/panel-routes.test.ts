import { expect } from 'vitest';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from '../support/journey.ts';
import { addressOf } from '../support/sample-address.ts';
import { heading, login } from '../support/steps.ts';

const panelIds = routeIds.filter((id) => routeOf(id).frame === 'panel');

journey(
  'every route of the panel sends a visitor to /login and shows a person its screen (B42, B43, A03, A05)',
  async ({ page }) => {
    for (const id of panelIds) {
      await page.goto(addressOf(id));
      await page.waitForURL('**/login');
    }
    // A reload of /login keeps the return address in its history state.
    await page.goto('/');
    await login(page);
    for (const id of panelIds) {
      await page.goto(addressOf(id));
      await pageExpect(heading(page)).toHaveCount(1);
      await pageExpect(page).toHaveTitle(`${routeOf(id).title} · Rollux`);
      await pageExpect(page.getByRole('banner')).toHaveCount(1);
      await pageExpect(page.getByRole('main')).toHaveCount(1);
      expect(new URL(page.url()).pathname).toBe(addressOf(id));
    }
    await page.goto('/login');
    await page.waitForURL('**/panel');
  },
);
