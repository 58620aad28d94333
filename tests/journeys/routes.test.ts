import { describe, expect } from 'vitest';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from './support/journey.ts';
import { addressOf } from './support/sample-address.ts';
import { heading, login, untilHydrated } from './support/steps.ts';

const publicIds = routeIds.filter((id) => routeOf(id).frame !== 'panel');

describe('the routes of the production build', () => {
  journey.for(publicIds)(
    '%s shows a visitor one h1, a title, its landmarks, the language and an icon (A02, A03, A04, A05, A06, A07)',
    async (id, { page }) => {
      await page.goto(addressOf(id));
      await pageExpect(heading(page)).toHaveCount(1);
      await pageExpect(heading(page)).not.toBeEmpty();
      // A page of a parameter route has its content's title.
      const named = routeOf(id).path.includes(':') ? '.+' : routeOf(id).title;
      await pageExpect(page).toHaveTitle(new RegExp(`^${named} · Rollux$`));
      await pageExpect(page.getByRole('main')).toHaveCount(1);
      await pageExpect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
      await pageExpect(page.locator('link[rel=icon]')).not.toHaveCount(0);
      if (routeOf(id).frame === 'storefront') {
        await pageExpect(page.getByRole('banner')).toHaveCount(1);
        await pageExpect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toHaveAttribute(
          'href',
          '/login',
        );
        await pageExpect(
          page.getByRole('contentinfo').getByRole('link', { name: 'Aviso de privacidad' }),
        ).toBeVisible();
      }
      await pageExpect(page.getByRole('link', { name: 'Mi panel' })).toHaveCount(0);
    },
  );

  journey('unknown paths redirect to the first page of their area (B03, B04)', async ({ page }) => {
    await page.goto('/no/existe');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/panel/no-existe');
    await page.waitForURL('**/login');
    await page.goto('/');
    await login(page);
    await page.goto('/panel/no-existe/tampoco');
    await page.waitForURL((url) => url.pathname === '/panel');
  });

  journey(
    'a navigation scrolls to the top and focuses the new heading, back and forward too (B09, B10)',
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 400 });
      await page.goto('/');
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Nosotros' }).scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await footer.getByRole('link', { name: 'Nosotros' }).click();
      await page.waitForURL('**/nosotros');
      await pageExpect(heading(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await footer.getByRole('link', { name: 'Contacto' }).click();
      await page.waitForURL('**/contacto');
      await pageExpect(heading(page)).toBeFocused();
      await page.evaluate(() => {
        window.scrollTo(0, 200);
      });
      await page.goBack();
      await page.waitForURL('**/nosotros');
      await pageExpect(heading(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goForward();
      await page.waitForURL('**/contacto');
      await pageExpect(heading(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );

  journey('an address with two slashes at its start is that with one', async ({ page, site }) => {
    for (const [asked, path] of [
      ['//nosotros/', '/nosotros'],
      ['//panel', '/login'],
    ]) {
      await page.goto(`${site.url}${asked}`);
      await pageExpect(page).toHaveURL(`${site.url}${path}`);
      await page.keyboard.press('Tab');
      await pageExpect(heading(page)).toBeVisible();
    }
  });

  journey(
    'a swatch keeps scroll and focus, replaces the entry, and is announced (B11, B12)',
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 300 });
      await page.goto('/detalles/screen-5/arena');
      const other = page.getByRole('main').getByRole('link', { name: 'Verde Olivo', exact: true });
      // A static page hydrates on the first interaction.
      await other.hover();
      await untilHydrated(other);
      // Where it stands in the window: a longer name above it may take another line.
      const place = async () => Math.round((await other.boundingBox())?.y ?? -1);
      const before = await place();
      const entries = await page.evaluate(() => history.length);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await other.click();
      await page.waitForURL('**/detalles/screen-5/verde-olivo');
      await pageExpect(page.getByText('Ahora ves: Screen 5 % en Verde Olivo')).toHaveCount(1);
      expect(await place()).toBe(before);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await pageExpect(other).toBeFocused();
    },
  );

  journey('the phone’s menu opens, navigates and closes', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await page.getByRole('button', { name: /menú/i }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Contacto' }).click();
    await page.waitForURL('**/contacto');
    await pageExpect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
