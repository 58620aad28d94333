import { describe, expect } from 'vitest';
import { lengthLimits } from '#tests/bench/targets.ts';
import { journey } from '../support/journey.ts';
import { scrollThrough } from '../support/next-frame.ts';
import { heading } from '../support/steps.ts';

describe('a page on a phone', () => {
  journey.for(Object.entries(lengthLimits))(
    'is not longer than its limit: %s (B109)',
    async ([path, limit], { page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await heading(page).waitFor();
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      const { height, words } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        words: document.querySelector('main')?.innerText.split(/\s+/).length ?? 0,
      }));
      expect(height, `px of ${path}`).toBeLessThanOrEqual(limit.px);
      expect(words, `words of ${path}`).toBeLessThanOrEqual(limit.words);
    },
  );

  journey.for([...Object.keys(lengthLimits), '/contacto', '/cotizador'])(
    'has one primary button in a view: %s',
    async (path, { page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await heading(page).waitFor();
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      const tops = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.background = 'var(--accent)';
        const accent = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return [...document.querySelectorAll('main :is(a, button):not([aria-current])')]
          .filter((one) => getComputedStyle(one).backgroundColor === accent && one.checkVisibility())
          .map((one) => Math.round(one.getBoundingClientRect().top + scrollY))
          .toSorted((one, other) => one - other);
      });
      const near = tops.filter((top, at) => top - (tops[at - 1] ?? -Infinity) < 844);
      expect(near, `px of ${path} where a second one is in view`).toEqual([]);
    },
  );
});
