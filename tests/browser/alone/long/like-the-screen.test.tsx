import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { photograph } from '#stories/charts/stage/photograph.ts';
import { json, serverAnswers } from '#stories/support/answers.ts';
import { logIn } from '#stories/support/log-in.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { pixelsOf } from '../../pictures/support/pixels.ts';
import { ssim } from '../../pictures/support/ssim.ts';
import { show } from '../../support/show.tsx';

/** How alike a picture and the browser's own must be. */
const ALIKE = 0.97;

const users = Array.from({ length: 500 }, (_, at) => ({
  id: at + 1,
  active: at % 3 !== 0,
  name: `Ana ${String(at + 1)}`,
  email: `ana${String(at + 1)}@correo.mx`,
}));

async function openUsers() {
  await resetMocks();
  await logIn('Administrador');
  await serverAnswers(json(200, users), 'users');
  await page.viewport(1280, 900);
  show(withApp({ path: '/panel/usuarios' })());
  await expect.element(page.getByRole('row', { name: /Ana 1@?/ }).first()).toBeVisible();
  await document.fonts.ready;
}

/** The browser's own picture of what the window shows: of an element that covers it, because that of a page is of all of it. */
async function screenshot(): Promise<string> {
  const cover = document.createElement('div');
  cover.style.cssText = 'position:fixed;inset:0;pointer-events:none';
  document.body.append(cover);
  const picture = await page.screenshot({ element: cover, save: false });
  cover.remove();
  return `data:image/png;base64,${picture}`;
}

/** Everything on the page that can be scrolled down. */
const scrollers = () =>
  [document.documentElement, ...document.querySelectorAll('main *')].filter(
    (element) =>
      element.scrollHeight > element.clientHeight + 100 && getComputedStyle(element).overflowY !== 'visible',
  );

test('another place of a list is not alike', async () => {
  await openUsers();
  const before = await pixelsOf(await photograph(document));
  for (const element of scrollers()) element.scrollTop = element.scrollHeight / 2;
  expect(ssim(before, await pixelsOf(await photograph(document)))).toBeLessThan(ALIKE);
});

test.each([0, 0.5, 1])('at %s of its length a list looks as on the screen', async (part) => {
  await openUsers();
  for (const element of [document.documentElement, ...scrollers()])
    element.scrollTop = part * (element.scrollHeight - element.clientHeight);
  const own = await pixelsOf(await screenshot());
  const taken = await pixelsOf(await photograph(document));
  expect([taken.width, taken.height]).toEqual([own.width, own.height]);
  expect(ssim(own, taken)).toBeGreaterThan(ALIKE);
});
