import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { site } from '#src/config/site.ts';
import { Contact } from '#src/screens/storefront/contacto/contact.tsx';
import { expectPage } from '../support/expect-page.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/contacto',
  component: Contact,
  render: withScreen(<Contact />, { path: '/contacto' }),
  parameters: pageParameters,
});

/** Every way to reach the shop stands here: WhatsApp, phone, hours and address. */
export const Shown = meta.story({
  play: async (story) => {
    await expectPage(story, 'Contacto', { 'Escríbenos por WhatsApp': `https://wa.me/${site.whatsapp}` });
    const { canvas } = story;
    for (const phone of site.phones) {
      for (const link of canvas.getAllByRole('link', { name: phone })) {
        await expect(link).toHaveAttribute('href', `tel:+52${phone.replaceAll(' ', '')}`);
      }
    }
    for (const { time } of site.hours) await expect(canvas.getByText(time)).toBeVisible();
    await expect(canvas.getByText(site.taxAddress.street, { exact: false })).toBeVisible();
  },
});
