import { expect } from 'storybook/test';
import { site } from '#src/config/site.ts';
import type { Play } from './play.ts';

/** Links by their names. */
type Links = Readonly<Record<string, string>>;

const [phone = ''] = site.phones;

/** The links to the shop's contacts. */
export const shopLinks: Links = {
  'Escríbenos por WhatsApp': `https://wa.me/${site.whatsapp}`,
  [phone]: `tel:+52${phone.replaceAll(' ', '')}`,
};

/** Expects this h1 as the only one, and these links with their targets. */
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

/** Expects no horizontal scrolling of the page. */
export async function expectNoOverflow(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
    document.documentElement.clientWidth,
  );
}
