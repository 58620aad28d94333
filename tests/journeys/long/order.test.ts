import type { Page } from 'playwright';
import { describe } from 'vitest';
import { draftToLink } from '#src/api/draft-link.ts';
import { EMPTY_DRAFT, emptyWindow } from '#src/api/draft.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from '../support/journey.ts';
import { DISTRIBUTOR, heading, login } from '../support/steps.ts';
import { wordsOf } from '../support/words-of-pdf.ts';

const ADMINISTRATOR = { ...DISTRIBUTOR, email: 'admin@rollux.mx' };

/** A window that is measured first, and installed at the end. */
const draft = {
  ...EMPTY_DRAFT,
  title: 'Casa de la jornada',
  client: { name: 'Mariana Treviño', phone: '8155501420', email: 'mariana@ejemplo.mx' },
  windows: [
    {
      ...emptyWindow('sala', 'Sala'),
      ...{ family: 'enrollables', variant: 'blackout-lino', color: 'blanco', width: '120', height: '180' },
      choices: { extras: ['toma-de-medidas', 'instalacion'] },
    },
  ],
};

/** Quotes, has the client accept, and orders. @returns the order's folio */
async function makeOrder(page: Page): Promise<string> {
  await page.goto(`/cotizador#${draftToLink(draft)}`);
  await page.getByRole('button', { name: 'Guardar cotización' }).click();
  await page.getByRole('link', { name: 'Verla en tus cotizaciones' }).click();
  const pane = page.getByRole('dialog', { name: /^C-\d+ · Casa de la jornada/ });
  await pane.getByRole('button', { name: 'Compartir' }).click();
  const share = pane.getByRole('region', { name: 'Enlace para compartir' }).getByRole('textbox');
  await pageExpect(share).toHaveValue(/^http/);
  const link = new URL(await share.inputValue());
  const client = await page.context().newPage();
  await client.goto(link.pathname + link.search);
  await client.getByRole('button', { name: 'Aceptar cotización' }).click();
  await client.getByRole('button', { name: 'Sí, la acepto' }).click();
  await pageExpect(client.getByRole('region', { name: 'Tu respuesta' })).toHaveCount(0);
  await client.close();
  await page.reload();
  await pane.getByRole('button', { name: 'Hacer la orden' }).click();
  await page.getByRole('dialog', { name: 'Revisa tu orden' }).getByRole('button', { name: 'Pedir' }).click();
  const made = pane.getByRole('link', { name: /^Ya es la orden P-\d+$/ });
  const [folio = ''] = (await made.innerText()).match(/P-\d+$/) ?? [];
  await made.click();
  await pageExpect(heading(page)).toHaveText('Órdenes');
  return folio;
}

describe('an order', () => {
  journey(
    'goes from a quote to the delivery over the board, the cut plan and the labels, and its buyer reads each step in their words',
    async ({ page, browser, site }) => {
      await login(page, DISTRIBUTOR);
      const folio = await makeOrder(page);
      const order = page.getByRole('dialog', { name: new RegExp(`^Orden ${folio}`) });

      /** The step that the buyer reads after a reload. */
      const buyerReads = async (step: string) => {
        await page.reload();
        await pageExpect(order.getByRole('listitem').filter({ hasText: 'En este momento' })).toContainText(
          step,
        );
      };
      await buyerReads('Confirmado');
      const lacks = order.getByRole('list', { name: 'Para seguir falta' });
      await pageExpect(lacks).toContainText('Tu anticipo de $');
      await pageExpect(lacks).toContainText('Tus medidas');

      const workshop = await browser.newContext({
        ...{ baseURL: site.url, locale: 'es-MX', serviceWorkers: 'block' },
        viewport: { width: 1280, height: 900 },
      });
      const board = await workshop.newPage();
      await login(board, ADMINISTRATOR);
      await board.goto('/panel/listas/ordenes-admin?vista=tablero');

      await board.getByRole('link', { name: `Ver la orden ${folio}` }).click();
      const opened = board.getByRole('dialog', { name: new RegExp(`^Orden ${folio}`) });
      await opened.getByRole('button', { name: 'Registrar un pago' }).click();
      await opened.getByRole('button', { name: 'Registrar', exact: true }).click();
      await pageExpect(opened.getByRole('list', { name: 'Historial' })).toContainText('Pago recibido: $');
      await opened.getByRole('button', { name: 'Cerrar' }).click();

      const isIn = async (column: string) => {
        const place = board.getByRole('region', { name: column, exact: true });
        await pageExpect(place.getByRole('link', { name: `Ver la orden ${folio}` })).toBeVisible();
      };
      const moveTo = async (stage: string, column = stage) => {
        const moved = board.waitForResponse((response) => response.url().endsWith('/stage') && response.ok());
        await board.getByRole('button', { name: `Mover ${folio} a…` }).click();
        await board.getByRole('menuitem', { name: stage, exact: true }).click();
        await moved;
        await isIn(column);
      };
      await moveTo('Medidas confirmadas');
      await buyerReads('Medidas confirmadas');
      await pageExpect(lacks).toHaveCount(0);

      const openOrder = () => board.getByRole('link', { name: `Ver la orden ${folio}` }).click();
      const toBoard = () => board.goto('/panel/listas/ordenes-admin?vista=tablero');
      const closing = board.getByRole('heading', { name: /^Cerrar el plan PC-\d+$/ });
      /** Reserves what the shown plan takes, and has its paper. */
      const reserve = async (paper: string) => {
        await board.getByRole('button', { name: 'Apartar lo que hay' }).click();
        await pageExpect(closing).toBeVisible();
        const [file] = await Promise.all([
          board.waitForEvent('download'),
          board.getByRole('button', { name: 'Plan en PDF' }).click(),
        ]);
        pageExpect(file.suggestedFilename()).toBe(paper);
        const plan = (await closing.innerText()).replace('Cerrar el plan ', '');
        pageExpect(await wordsOf(await file.path())).toContain(`Plan de corte ${plan}`);
      };
      await openOrder();
      await opened.getByRole('link', { name: 'Plan de corte' }).click();
      await reserve(`plan-de-corte-${folio}.pdf`);
      await toBoard();
      // Its plan moved it on.
      await isIn('Material reservado');
      await openOrder();
      await opened.getByRole('button', { name: 'Hoja de taller' }).click();
      const [labels] = await Promise.all([
        board.waitForEvent('download'),
        opened.getByRole('button', { name: 'Etiquetas en hoja' }).click(),
      ]);
      pageExpect(labels.suggestedFilename()).toBe(`${folio}-etiquetas.pdf`);
      await toBoard();
      await moveTo('En corte');

      // A cloth is stained: it is planned again, alone.
      await openOrder();
      await opened.getByRole('button', { name: 'Cortar otra vez' }).click();
      await opened.getByRole('textbox', { name: '¿Por qué?' }).last().fill('Se manchó');
      await opened.getByRole('button', { name: 'Guardar' }).click();
      await opened.getByRole('link', { name: 'Plan de lo que se corta otra vez' }).click();
      await pageExpect(board.getByText(/^1 pieza de Sala/)).toBeVisible();
      await reserve(`plan-de-corte-${folio}-otra-vez.pdf`);
      await toBoard();
      for (const stage of ['Armado', 'Revisado']) await moveTo(stage);
      await buyerReads('En el taller');
      await moveTo('Enviado', 'Listo o enviado');
      await buyerReads('En camino');
      await moveTo('Instalado');
      await buyerReads('Instalado');
      await moveTo('Entregado');
      await page.reload();
      await pageExpect(order.getByRole('listitem').filter({ hasText: 'Entregado' })).toContainText('Listo');
      await pageExpect(order.getByRole('button', { name: /^Descargar Póliza de garantía/ })).toBeVisible();
      await workshop.close();
    },
  );
});
