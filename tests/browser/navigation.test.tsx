import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from './support/show.tsx';

const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name });

beforeEach(async () => {
  await page.viewport(1280, 900);
  show(withApp({ path: '/detalles/screen-5/arena' })());
  await expect.element(heading(/Arena/)).toBeVisible();
});

it('another colour of a product is announced, and its swatch keeps the focus', async () => {
  const other = page.getByRole('main').getByRole('link', { name: 'Verde Olivo', exact: true });
  await other.click();
  await expect.element(page.getByText(/^Ahora ves: Screen 5.% en Verde Olivo/)).toBeInTheDocument();
  await expect.element(other).toHaveFocus();
});

it('a new page focuses its heading', async () => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso de privacidad' }).click();
  await expect.element(heading(/Aviso de privacidad/)).toHaveFocus();
});
