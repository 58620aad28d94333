import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { pageExpect } from '#tests/support/page-expect.ts';
import { CAPTCHA_ORIGIN, serveFakeCaptcha } from './support/captcha.ts';
import { heading, login, untilHydrated } from './support/steps.ts';
import type { Violation } from './support/violations.ts';
import { watchedJourney as journey } from './support/watched.ts';

/** Tries what the policy is there for: a style, a script, and markup that runs one. */
const attack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    const script = document.createElement('script');
    const place = document.createElement('div');
    try {
      script.textContent = 'document.title = "attacked"';
    } catch {
      document.body.dataset['refused'] = 'script';
    }
    document.head.append(script);
    place.innerHTML = '<img src="/x" alt="">';
    document.body.dataset['written'] = String(place.children.length);
  });

const directives = (violations: readonly Violation[]) =>
  [...new Set(violations.map(({ directive }) => directive))].toSorted();

describe('the content policy', () => {
  journey(
    'refuses foreign styles, scripts and markup in the panel, and reports them (F24)',
    async ({ watched: { page, violations } }) => {
      const reported = page.waitForRequest('**/politica');
      await login(page);
      await page.reload();
      await pageExpect(heading(page)).toContainText('Hola');
      expect(violations).toEqual([]);
      await attack(page);
      await pageExpect
        .poll(() => directives(violations))
        .toEqual(['require-trusted-types-for', 'style-src-elem']);
      await pageExpect(page.locator('body')).toHaveAttribute('data-refused', 'script');
      await pageExpect(page.locator('body')).toHaveAttribute('data-written', '0');
      await pageExpect(heading(page)).toBeVisible();
      await reported;
    },
  );

  journey('refuses foreign styles and scripts elsewhere', async ({ watched: { page, violations } }) => {
    await page.goto('/nosotros');
    await pageExpect(heading(page)).toBeVisible();
    await attack(page);
    await pageExpect.poll(() => directives(violations)).toContain('style-src-elem');
    await pageExpect.poll(() => directives(violations)).toContain('script-src-elem');
    await pageExpect(page).not.toHaveTitle('attacked');
    await pageExpect(heading(page)).toBeVisible();
  });

  journey(
    'gives a form with a captcha its own page, which only watches for markup',
    async ({ watched: { context, page, violations } }) => {
      const asked = await serveFakeCaptcha(context);
      await page.goto('/login');
      await pageExpect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      expect(await page.locator('meta[content*="trusted-types"]').count()).toBe(1);
      // Whatever is typed into a form that is about to be replaced is lost.
      await page.evaluate(() => {
        const watch = () => {
          if (document.querySelector('[name=password_confirmation]'))
            sessionStorage.setItem('typable', 'yes');
        };
        new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
      });
      const loaded = page.waitForEvent('load');
      await page
        .getByRole('link', { name: /cuenta/i })
        .first()
        .click();
      await loaded;
      expect(await page.evaluate(() => sessionStorage.getItem('typable'))).toBeNull();
      await pageExpect(page).toHaveURL(/\/autenticacion/);
      expect(await page.locator('meta[content*="trusted-types"]').count()).toBe(0);
      const first = page.getByRole('textbox', { name: 'Nombre' }).first();
      await untilHydrated(first);
      await first.focus();
      await pageExpect.poll(() => asked.length).toBeGreaterThan(0);
      expect(new URL(asked[0] ?? '').origin).toBe(CAPTCHA_ORIGIN);
      await pageExpect(page.getByRole('checkbox', { name: /robot/i })).toBeVisible();
      expect(violations.filter(({ directive }) => directive !== 'require-trusted-types-for')).toEqual([]);
    },
  );
});
