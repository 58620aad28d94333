import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import type { CallName } from '#src/api/contract/index.ts';
import { importReader } from '#src/features/documents/pdf/reader.ts';
import { json, serverAnswers } from '#stories/support/answers.ts';
import { logIn } from '#stories/support/log-in.ts';
import { ownQuote, sharedCopy } from '#stories/support/steps/quotes.ts';
import { clientTotals } from '#tests/features/papers/odd-figures.ts';
import { openAt, savedFile } from '../lists/list-screen.tsx';
import { cartOf, sampleRow } from '../lists/rows.ts';

type Person = Parameters<typeof logIn>[0];
type Reply = readonly [CallName, unknown];

async function open(path: string, person: Person | null, ...replies: Reply[]) {
  await resetMocks();
  if (person !== null) await logIn(person);
  for (const [call, reply] of replies) await serverAnswers(json(200, reply), call);
  await page.viewport(1280, 900);
  openAt(path);
}

/** A deposit of 37 %, which is not what is left. */
const PAYMENTS = /el anticipo de \$2,142\.99: .* El resto, \$3,648\.87, lo pagas contra entrega\./;

it('a cart says what is paid with the order, and what on delivery', async () => {
  await open('/panel/listas/mi-carrito', 'Cliente', ['cart', { ...cartOf([1]), totals: clientTotals }]);
  await page.getByRole('button', { name: 'Revisar y pedir' }).click();
  await expect.element(page.getByRole('dialog').getByText(PAYMENTS)).toBeVisible();
});

it('a quote says what is paid with its order, and what on delivery', async () => {
  const quote = ownQuote({ id: 'c-1', status: 'aceptada', totals: clientTotals });
  await open('/panel/listas/cotizaciones?cotizacion=c-1', 'Cliente', ['quotes', [quote]], ['quote', quote]);
  await page.getByRole('button', { name: 'Hacer la orden' }).click();
  await expect.element(page.getByText(PAYMENTS)).toBeVisible();
});

it('a shared quote says what is paid to begin', async () => {
  const shared = sharedCopy({ seller: null, totals: clientTotals });
  await open('/rollux/cotizador?cotizacion=palabra-de-ejemplo', null, ['sharedQuote', shared]);
  await expect
    .element(page.getByRole('heading', { name: 'Para empezar: $2,142.99 de anticipo' }))
    .toBeVisible();
});

it('each counter has its own number', async () => {
  await open('/panel/perfil', 'Cliente', ['countQuotes', 11], ['countOrders', 7], ['countCart', 5]);
  for (const name of ['Cotizaciones 11', 'Órdenes 7', 'Carrito 5']) {
    await expect.element(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  }
});

it('labels are only for the samples that wait', async () => {
  const requests = [1, 2, 3].map((number) => ({
    ...sampleRow(number),
    status: number === 2 ? 'pendiente' : 'enviada',
  }));
  await open('/panel/listas/cotizaciones-admin?vista=muestras', 'Administrador', [
    'sampleRequests',
    requests,
  ]);
  await expect.element(page.getByText('M-1', { exact: true })).toBeVisible();
  const file = await savedFile('Etiquetas de envío');

  const { getDocument } = await importReader();
  const pdf = await getDocument({ data: new Uint8Array(await file.arrayBuffer()) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  await pdf.loadingTask.destroy();
  expect(text.match(/M-\d/g)).toEqual(['M-2']);
});
