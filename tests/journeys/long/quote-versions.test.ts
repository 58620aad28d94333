import type { Page } from 'playwright';
import { describe } from 'vitest';
import { draftToLink } from '#src/api/draft-link.ts';
import { EMPTY_DRAFT, emptyWindow } from '#src/api/draft.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from '../support/journey.ts';
import { DISTRIBUTOR, login } from '../support/steps.ts';

const blackout = { family: 'enrollables', variant: 'blackout-lino', color: 'blanco' } as const;
const draft = {
  ...EMPTY_DRAFT,
  title: 'Casa de dos versiones',
  client: { name: 'Zoraida Pech', phone: '9991234567', email: '' },
  windows: [
    { ...emptyWindow('sala', 'Sala'), ...blackout, width: '137', height: '180' },
    { ...emptyWindow('estudio', 'Estudio'), ...blackout, width: '93', height: '121' },
  ],
};

/** Saves and shares the quote. @returns the path of its client's link */
async function share(page: Page): Promise<string> {
  await page.goto(`/cotizador#propia.${draftToLink(draft)}`);
  await page.getByRole('button', { name: 'Guardar cotización' }).click();
  await page.getByRole('link', { name: 'Verla en tus cotizaciones' }).click();
  await page.getByRole('button', { name: 'Compartir' }).click();
  const link = page.getByRole('region', { name: 'Enlace para compartir' }).getByRole('textbox');
  await pageExpect(link).toHaveValue(/^http/);
  const { pathname, search } = new URL(await link.inputValue());
  return pathname + search;
}

describe('a quote that was sent', () => {
  journey(
    'is changed as its client asks, and only its newest version is accepted',
    async ({ page, browser, site }) => {
      await login(page, DISTRIBUTOR);
      const path = await share(page);
      const stranger = await browser.newContext({ baseURL: site.url, locale: 'es-MX' });
      const client = await stranger.newPage();
      await client.goto(path);
      await client.getByRole('button', { name: 'Pedir un cambio' }).click();
      await client.getByRole('textbox', { name: 'De toda la cotización' }).fill('Sin el estudio, por favor');
      await client.getByRole('button', { name: 'Pedir el cambio' }).click();
      await pageExpect(client.getByText(/^Pediste un cambio/)).toBeVisible();

      await page.goto('/panel');
      const next = page.getByRole('region', { name: 'Qué sigue' });
      await pageExpect(next.getByText('«Sin el estudio, por favor»')).toBeVisible();
      const row = next.getByRole('listitem').filter({ hasText: 'Casa de dos versiones' });
      await row.getByRole('link', { name: 'Cambiarla' }).click();
      await page.getByRole('link', { name: 'Editar en el cotizador' }).click();
      await page.getByRole('button', { name: 'Quitar Estudio' }).click();
      await page.getByRole('button', { name: /^Guardar cambios en C-/ }).click();
      await pageExpect(page.getByText(/^Guardada con folio C-\d+, versión 2\./)).toBeVisible();

      // The client still has the first version open.
      const reply = client.getByRole('region', { name: 'Tu respuesta' });
      await reply.getByRole('button', { name: 'Aceptar cotización' }).click();
      await reply.getByRole('button', { name: 'Sí, la acepto' }).click();
      await reply.getByRole('button', { name: 'Ver cómo quedó' }).click();
      const changes = client.getByRole('table', { name: 'Qué cambió de la versión 1 a la 2' });
      await pageExpect(changes.getByRole('row', { name: /^Estudio .* Se quitó$/ })).toBeVisible();
      await reply.getByRole('button', { name: 'Aceptar cotización' }).click();
      await reply.getByRole('button', { name: 'Sí, la acepto' }).click();
      await pageExpect(client.getByText(/^La aceptaste/)).toBeVisible();
      await stranger.close();

      await page.goto('/panel');
      await row.getByRole('link', { name: 'Hacer la orden' }).click();
      const pane = page.getByRole('dialog', { name: /^C-\d+ · Casa de dos versiones/ });
      await pageExpect(pane.getByText('Se envió la versión 2')).toBeVisible();
      await pageExpect(pane.getByRole('heading', { name: 'Qué lleva: 1 partida' })).toBeVisible();
    },
  );
});
