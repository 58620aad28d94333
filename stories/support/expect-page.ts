import { expect } from 'storybook/test';
import { site } from '#src/config/site.ts';
import type { Play } from './play.ts';

/** Links by their names. */
type Links = Readonly<Record<string, string>>;

const [phone = ''] = site.phones;

/** How the shop is reached from a page that is still to be filled. */
export const shopLinks: Links = {
  'Escríbenos por WhatsApp': `https://wa.me/${site.whatsapp}`,
  [phone]: `tel:+52${phone.replaceAll(' ', '')}`,
};

/** The page has this one h1, and these links lead where they say. */
export async function expectPage(
  { canvas }: Pick<Play, 'canvas'>,
  title: string,
  links: Links,
): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  for (const [name, address] of Object.entries(links)) {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', address);
  }
}

/** Nothing is wider than the window: the page does not scroll sideways. */
export async function expectNoOverflow(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
    document.documentElement.clientWidth,
  );
}
