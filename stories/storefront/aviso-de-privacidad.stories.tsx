import { expect, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { keepSamples } from '#src/api/stored/sample-store.ts';
import { site } from '#src/config/site.ts';
import { UPDATED } from '#src/screens/storefront/aviso-de-privacidad/notice-text.ts';
import { Privacy } from '#src/screens/storefront/aviso-de-privacidad/privacy.tsx';
import { expectPage } from '../support/expect-page.ts';
import { fitsPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/aviso-de-privacidad',
  component: Privacy,
  render: withScreen(<Privacy />, { path: '/aviso-de-privacidad' }),
  parameters: pageParameters,
});

/** It names the person responsible for personal data, the address, the contact and the date. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    await expectPage(story, 'Aviso de privacidad', {});
    const { canvas } = story;
    for (const mail of canvas.getAllByRole('link', { name: site.privacyEmail })) {
      await expect(mail).toHaveAttribute('href', `mailto:${site.privacyEmail}`);
    }
    await expect(canvas.getByText(new RegExp(`^${site.legalName.replaceAll('.', '\\.')}`))).toHaveTextContent(
      site.taxAddress.street,
    );
    await expect(canvas.getByText(UPDATED.name)).toHaveAttribute('datetime', UPDATED.day);
  },
});

/** What this browser keeps is counted in it: chosen samples, and the chosen appearance. */
export const KeptHere = meta.story({
  name: 'Lo que hay en este navegador',
  beforeEach: () => {
    keepSamples([{ variant: 'screen-5', color: 'arena', quote: null }]);
    return () => {
      keepSamples([]);
    };
  },
  play: async ({ canvas }) => {
    const kept = within(await canvas.findByRole('region', { name: 'Ahora mismo, en este navegador' }));
    await expect(kept.getByRole('link', { name: '1 tela elegida' })).toHaveAttribute(
      'href',
      '/contacto#muestras',
    );
    await expect(kept.getByText('No has entrado')).toBeVisible();
    await expect(kept.getByText(/^\d+ datos?, [\d.]+ KB$/)).toBeVisible();
  },
});

/** Every heading has a link in the contents and an anchor. */
export const Contents = meta.story({
  name: 'Índice',
  play: async ({ canvas }) => {
    const contents = within(await canvas.findByRole('navigation', { name: 'Contenido' }));
    const entries = contents.getAllByRole('link');
    await expect(entries.length).toBeGreaterThan(8);
    for (const entry of entries) {
      const target = document.getElementById(entry.getAttribute('href')?.slice(1) ?? '');
      await expect(target).not.toBeNull();
      await expect(target?.querySelector('h2')).toHaveTextContent(entry.textContent);
    }
  },
});

/** It fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone((story) => expectPage(story, 'Aviso de privacidad', {})),
});
