import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { keptOf } from '#machines/support/client-cells.ts';
import { request } from '#src/api/connection.ts';
import { clientsFile } from '#src/features/quotes/clients/client-columns.tsx';
import { clientsOf } from '#src/features/quotes/clients/clients-of.ts';
import { calendarOf } from '#src/format/dates.ts';
import { csvOf } from '#src/lists/csv.ts';
import { json, serverAnswers, serverRecovers } from '#stories/support/answers.ts';
import { logIn } from '#stories/support/log-in.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from './support/show.tsx';

const dialog = () => page.getByRole('dialog', { name: 'Importar clientes' });

let render: ReturnType<typeof show>;

beforeEach(async () => {
  await resetMocks();
  await logIn('Distribuidor');
  await page.viewport(1280, 900);
  render = show(withApp({ path: '/panel/listas/cotizaciones?vista=clientes' })());
  await page.getByRole('button', { name: 'Importar clientes' }).click();
});

async function paste(text: string): Promise<void> {
  await dialog().getByText('Pegar los renglones').click();
  await dialog()
    .getByRole('textbox', { name: /^Renglones/ })
    .fill(text);
  await dialog().getByRole('button', { name: 'Revisar lo pegado' }).click();
}

it('three clients are imported: a new one, a mended one and one that is completed (B141)', async () => {
  const before = await request('clients', {});
  await paste(
    [
      'Nombre\tCel.\tE-mail\tR.F.C.\tC.P. fiscal\tNotas',
      'Rosa Áviles\t+52 81 1234 5678\trosa@correo.mx\t\t\tLlama por la tarde',
      'Kemper Urgate\t\tventas@kemper.mx\tEKU-900317-3C8\t26015\t',
      'Jimena Lozano\t\tjimena@correo.mx\tNOC8405039Q7\t\t',
    ].join('\n'),
  );
  await dialog()
    .getByRole('button', { name: /^Revisar \d/ })
    .click();
  await dialog().getByRole('textbox', { name: 'RFC, renglón 3' }).fill('EKU9003173C9');
  await userEvent.keyboard('{Tab}');
  await dialog()
    .getByRole('combobox', { name: 'Qué hacer con el renglón 4' })
    .selectOptions('Completar lo que falta');
  await dialog().getByRole('button', { name: 'Guardar 3 clientes' }).click();
  // The second of two quick presses falls beside the dialog, which is smaller by then.
  await page.elementLocator(document.documentElement).click({ position: { x: 5, y: 5 } });
  await expect.element(dialog().getByText('Guardamos 3 clientes.')).toBeVisible();
  await expect.element(page.getByText('¿Cerrar sin guardar?')).not.toBeInTheDocument();
  const after = await request('clients', {});
  expect(after).toHaveLength(before.length + 2);
  expect(after).toContainEqual(
    expect.objectContaining({ name: 'Rosa Áviles', phone: '8112345678', notes: 'Llama por la tarde' }),
  );
  expect(after.find(({ name }) => name === 'Kemper Urgate')?.tax).toMatchObject({
    rfc: 'EKU9003173C9',
    postal_code: '26015',
  });
  const completed = {
    ...before.find(({ name }) => name === 'Jimena Lozano'),
    ...{ email: 'jimena@correo.mx', version: 2 },
  };
  expect(after).toContainEqual(completed);
});

it('our own file of clients has nothing to import again (B141)', async () => {
  const records = await request('clients', {});
  const file = await csvOf(clientsOf([], [], records), clientsFile(calendarOf('America/Mexico_City')));
  await paste(await file.text());
  await dialog()
    .getByRole('button', { name: /^Revisar \d/ })
    .click();
  await expect
    .element(dialog().getByText(`En tu lista: ${String(records.length)} que no se importan.`))
    .toBeVisible();
});

it('a client that the server refuses stays with its reason, and the others are saved (B141)', async () => {
  const before = await request('clients', {});
  const reason = 'Ese correo ya no existe.';
  const refusal = { message: 'Datos inválidos', errors: { email: [reason], notes: [reason] } };
  await serverAnswers(json(422, refusal), 'saveClient');
  await paste(
    ['Nombre\tE-mail', 'Rosa Áviles\trosa@correo.mx', 'Kemper Urgate\tventas@kemper.mx'].join('\n'),
  );
  await dialog()
    .getByRole('button', { name: /^Revisar \d/ })
    .click();
  await dialog().getByRole('button', { name: 'Guardar 2 clientes' }).click();
  await expect.element(dialog().getByText(reason).nth(1)).toBeVisible();
  expect(dialog().getByText(reason).all()).toHaveLength(2);
  await serverRecovers();
  await dialog().getByRole('button', { name: 'Guardar 2 clientes' }).click();
  await expect.element(dialog().getByText('Guardamos 2 clientes.')).toBeVisible();
  expect(await request('clients', {})).toHaveLength(before.length + 2);
});

it('a client that somebody changed meanwhile waits with the reason, and keeps what they changed (B143)', async () => {
  const kept = (await request('clients', {})).find(({ name }) => name === 'Jimena Lozano');
  if (kept === undefined) throw new Error('the client is not kept');
  await paste(['Nombre\tE-mail\tR.F.C.', 'Jimena Lozano\tjimena@correo.mx\tNOC8405039Q7'].join('\n'));
  await dialog()
    .getByRole('button', { name: /^Revisar \d/ })
    .click();
  await request('saveClient', { ...keptOf(kept), notes: 'Paga de contado.' });
  await dialog().getByRole('button', { name: 'Guardar 1 cliente' }).click();
  await expect.element(dialog().getByText(/^Alguien cambió sus datos mientras importabas/)).toBeVisible();
  await dialog().getByRole('button', { name: 'Guardar 1 cliente' }).click();
  await expect.element(dialog().getByText('Guardamos 1 cliente.')).toBeVisible();
  expect((await request('clients', {})).find(({ id }) => id === kept.id)).toMatchObject({
    ...{ email: 'jimena@correo.mx', notes: 'Paga de contado.' },
  });
});

const review = () => dialog().getByRole('button', { name: /^Revisar \d/ });
const columnOf = (heading: string) =>
  dialog().getByRole('combobox', { name: `Qué es la columna “${heading}”` });

const kept = () => sessionStorage.getItem('rollux-escrito') ?? '';

it('a list under review is where it was after a reload, with what was mended and decided (B141)', async () => {
  await paste(
    ['Nombre\tR.F.C.\tLo que pidió', 'Kemper Urgate\tEKU-900317-3C8\tDos', 'Rosa Áviles\t\tUna'].join('\n'),
  );
  await columnOf('Lo que pidió').selectOptions('Notas');
  await review().click();
  await dialog().getByRole('textbox', { name: 'RFC, renglón 2' }).fill('EKU9003173C9');
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog().getByText('En tu lista: 2 nuevos.')).toBeVisible();
  await expect.poll(kept).toContain('EKU9003173C9');
  render(null);
  render(withApp({ path: '/panel/listas/cotizaciones?vista=clientes&importar=lista' })());
  await expect.element(dialog().getByText('En tu lista: 2 nuevos.')).toBeVisible();
  await dialog().getByRole('button', { name: 'Guardar 2 clientes' }).click();
  await expect.element(dialog().getByText('Guardamos 2 clientes.')).toBeVisible();
  expect(await request('clients', {})).toContainEqual(
    expect.objectContaining({ name: 'Kemper Urgate', notes: 'Dos' }),
  );
  expect(kept()).not.toContain('Kemper');
});

it('closing forgets a list, and the next with its headings has its columns (B141)', async () => {
  const rows = ['Nombre\tLo que pidió', 'Kemper Urgate\tDos'].join('\n');
  await paste(rows);
  await columnOf('Lo que pidió').selectOptions('Notas');
  await review().click();
  await expect.poll(kept).toContain('chosen');
  await dialog().getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('button', { name: 'Cerrar sin guardar' }).click();
  await page.getByRole('button', { name: 'Importar clientes' }).click();
  expect(kept()).not.toContain('Kemper');
  await paste(rows);
  await expect.element(columnOf('Lo que pidió')).toHaveDisplayValue('Notas');
});

it('who stands in a quote alone is known by their telephone in another spelling (B141)', async () => {
  await paste('Nombre\tTeléfono\nFamilia Garza\t+52 1 81 5587 2574');
  await dialog()
    .getByRole('button', { name: /^Revisar \d/ })
    .click();
  await expect
    .element(dialog().getByText(/^Ya está entre tus clientes como Familia Garza Elizondo/))
    .toBeVisible();
});
