import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from '../support/journey.ts';
import { counter, DISTRIBUTOR, goTo, login } from '../support/steps.ts';

journey('a distributor orders two hundred windows from a file in one order', async ({ page }) => {
  await login(page, DISTRIBUTOR);
  await pageExpect(counter(page, 'Carrito')).toContainText('5');
  await goTo(page, 'Mi carrito');
  await page.getByRole('link', { name: 'Orden rápida' }).click();
  const rows = Array.from(
    { length: 200 },
    (_, index) => `Cuarto ${String(index + 1)},Blackout Lino,Blanco,${String(100 + (index % 50))},150,cm,1`,
  );
  const csv = [
    'Ubicación,Tela,Color,Ancho,Alto,Unidad,Cantidad',
    ...rows,
    'Patio,Tela que no hay,Azul,100,100,cm,1',
  ];
  await page.locator('input[type="file"]').setInputFiles({
    name: 'ventanas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv.join('\r\n')),
  });
  const quick = page.getByRole('region', { name: 'Orden rápida' });
  await quick.getByRole('button', { name: 'Revisar 201 renglones' }).click();
  await pageExpect(quick.getByText(/^1 renglón con dudas/)).toBeVisible();
  await quick.getByRole('button', { name: /Agregar 200/ }).click();
  await pageExpect(counter(page, 'Carrito')).toContainText('205');
  await page.getByRole('button', { name: 'Revisar y pedir' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Pedir/ }).dblclick();
  await pageExpect(dialog.getByText(/P-\d+/).first()).toBeVisible();
  await pageExpect(counter(page, 'Carrito')).toContainText('0');
  await pageExpect(counter(page, 'Órdenes')).toContainText('7');
});
