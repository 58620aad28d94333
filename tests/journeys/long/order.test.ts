import type { Browser, Page } from 'playwright';
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

/** Where the client wants it, as they type it and as papers write it. */
const destination = {
  typed: [
    ['Calle y número', 'Av. Chapultepec Sur 1187'],
    ['Colonia', 'Americana'],
    ['Referencias (opcional)', 'Portón verde'],
    ['Quién recibe', 'Rosaura Ibarra'],
    ['Teléfono de quien recibe (opcional)', '33 1234 5679'],
  ],
  address: 'Av. Chapultepec Sur 1187, Americana, Guadalajara, 44100, Jalisco',
  receiver: 'Rosaura Ibarra, 33 1234 5679. Portón verde, tocar dos veces',
  onLabel: '44100 Guadalajara · Rosaura Ibarra',
} as const;

/** A new browser of somebody else. */
const another = (browser: Browser, baseURL: string) =>
  browser.newContext({
    ...{ baseURL, locale: 'es-MX', serviceWorkers: 'block' },
    viewport: { width: 1280, height: 900 },
  });

/** Accepts a quote in the client's own browser, and says where it goes. */
async function accept(browser: Browser, baseURL: string, link: URL): Promise<void> {
  const context = await another(browser, baseURL);
  const client = await context.newPage();
  await client.goto(link.pathname + link.search);
  await client.getByRole('button', { name: 'Aceptar cotización' }).click();
  const answer = client.getByRole('group', { name: '¿Aceptas la cotización?' });
  await answer.getByRole('textbox', { name: 'Código postal de entrega' }).pressSequentially('44100');
  await pageExpect(answer.getByText(/^Con el flete de \$650\.00 pagas \$/)).toBeVisible();
  await pageExpect(answer.getByRole('textbox', { name: 'Ciudad o municipio' })).toHaveValue('Guadalajara');
  for (const [name, text] of destination.typed) await answer.getByRole('textbox', { name }).fill(text);
  await answer.getByRole('button', { name: 'Sí, la acepto' }).click();
  await pageExpect(client.getByRole('region', { name: 'Tu respuesta' })).toHaveCount(0);
  await context.close();
}

/** Quotes, has the client accept, and orders. @returns the order's folio */
async function makeOrder(page: Page, browser: Browser, baseURL: string): Promise<string> {
  await page.goto(`/cotizador#propia.${draftToLink(draft)}`);
  await page.getByRole('button', { name: 'Guardar cotización' }).click();
  await page.getByRole('link', { name: 'Verla en tus cotizaciones' }).click();
  const pane = page.getByRole('dialog', { name: /^C-\d+ · Casa de la jornada/ });
  await pane.getByRole('button', { name: 'Compartir' }).click();
  const share = pane.getByRole('region', { name: 'Enlace para compartir' }).getByRole('textbox');
  await pageExpect(share).toHaveValue(/^http/);
  const link = new URL(await share.inputValue());
  await accept(browser, baseURL, link);
  await page.reload();
  await pane.getByRole('button', { name: 'Hacer la orden' }).click();
  const review = page.getByRole('dialog', { name: 'Revisa tu orden' });
  await pageExpect(review.getByText('Entrega en 44100, Jalisco.')).toBeVisible();
  await pageExpect(review.getByRole('textbox', { name: 'Calle y número' })).toHaveValue(
    destination.typed[0][1],
  );
  await review.getByRole('textbox', { name: /^Referencias/ }).fill('Portón verde, tocar dos veces');
  await review.getByRole('button', { name: 'Pedir' }).click();
  const made = pane.getByRole('link', { name: /^Ya es la orden P-\d+$/ });
  const [folio = ''] = (await made.innerText()).match(/P-\d+$/) ?? [];
  await made.click();
  await pageExpect(heading(page)).toHaveText('Órdenes');
  return folio;
}

describe('an order', () => {
  journey(
    'goes from a quote to the address that its client typed over the board, the cut plan and the labels, and its buyer reads each step in their words',
    async ({ page, browser, site }) => {
      await login(page, DISTRIBUTOR);
      const folio = await makeOrder(page, browser, site.url);
      const order = page.getByRole('dialog', { name: new RegExp(`^Orden ${folio}`) });

      /** The step that the buyer reads after a reload. */
      const buyerReads = async (step: string) => {
        await page.reload();
        await pageExpect(order.getByRole('listitem').filter({ hasText: 'En este momento' })).toContainText(
          step,
        );
      };
      await buyerReads('Confirmado');
      for (const text of [destination.address, destination.receiver])
        await pageExpect(order).toContainText(text);
      // Of $650.00 the dealer's cost has $560.34 before IVA.
      await pageExpect(order).toContainText(/Flete\s*\$560\.34/);
      const lacks = order.getByRole('list', { name: 'Para seguir falta' });
      await pageExpect(lacks).toContainText('Tu anticipo de $');
      await pageExpect(lacks).toContainText('Tus medidas');

      const workshop = await another(browser, site.url);
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
      /** The words of a paper of the order, by the name of its button and of its file. */
      const paper = async (name: string, file: string) => {
        const [saved] = await Promise.all([
          board.waitForEvent('download'),
          opened.getByRole('button', { name }).click(),
        ]);
        pageExpect(saved.suggestedFilename()).toBe(file);
        return (await wordsOf(await saved.path())).replaceAll(/\s+/g, ' ');
      };
      for (const text of [destination.address, destination.receiver])
        await pageExpect(opened).toContainText(text);
      pageExpect(await paper('Etiquetas en hoja', `${folio}-etiquetas.pdf`)).toContain(destination.onLabel);
      const sheet = await paper('Hoja compacta', `${folio}-hoja-compacta.pdf`);
      for (const text of [destination.address, destination.receiver]) pageExpect(sheet).toContain(text);
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
