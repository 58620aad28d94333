import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { DEMO_PASSWORD, demoAccounts } from '#mocks/seeds/accounts.ts';
import { request } from '#src/api/connection.ts';
import { reportRefusal } from '#src/api/refusals.ts';
import { readToken } from '#src/api/stored/session-store.ts';
import { json, serverAnswers, serverRecovers } from '#stories/support/answers.ts';
import { logIn } from '#stories/support/log-in.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from '../support/show.tsx';

const [customer, distributor, administrator] = demoAccounts;

type Account = (typeof demoAccounts)[number];

beforeEach(async () => {
  await resetMocks();
  await page.viewport(1280, 900);
});

async function open(path: string, person: Account): Promise<void> {
  await logIn(person.label);
  show(withApp({ path })());
}

/** Logs in at the login that the end of the session has opened. */
async function logInAgain(person: Account): Promise<void> {
  await expect.element(page.getByRole('status').filter({ hasText: 'Tu sesión terminó' })).toBeVisible();
  await serverRecovers();
  await page.getByLabelText('Correo electrónico').fill(person.email);
  await page.getByLabelText('Contraseña').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

const field = (name: string) => page.getByRole('textbox', { name });
const back = () => page.getByRole('status').filter({ hasText: 'Recuperamos lo que habías escrito' });

async function typeProfile(): Promise<void> {
  await expect.element(field('Teléfono')).toBeVisible();
  await field('Teléfono').fill('8112345678');
  await serverAnswers(json(401, { message: 'Unauthenticated.' }), 'updateProfile');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
}

const everythingKept = () => JSON.stringify({ ...sessionStorage, ...localStorage });

it('the profile holds what was typed when the session expired, after the login of the same person (B96)', async () => {
  await open('/panel/perfil', customer);
  await typeProfile();
  await logInAgain(customer);
  await expect.element(field('Teléfono')).toHaveValue('8112345678');
  await expect.element(back()).toBeVisible();
  expect(everythingKept(), 'kept only until it is back').not.toContain('8112345678');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect.element(page.getByText('Guardamos tus datos')).toBeVisible();
  await expect.element(back()).not.toBeInTheDocument();
});

it('another person does not see what was typed, and it is forgotten', async () => {
  await open('/panel/perfil', customer);
  await typeProfile();
  await logInAgain(distributor);
  await expect.element(field('Nombre completo')).toHaveValue(distributor.name);
  await expect.element(field('Teléfono')).not.toHaveValue('8112345678');
  await expect.element(back()).not.toBeInTheDocument();
  expect(everythingKept()).not.toContain('8112345678');
});

it('a dialog is open again with its choices, and without its password; closing it asks', async () => {
  await open('/panel/usuarios?usuario=nuevo', administrator);
  const dialog = page.getByRole('dialog', { name: 'Nuevo usuario' });
  const inDialog = (name: string) => dialog.getByRole('textbox', { name });
  const choose = async (list: string, option: string) => {
    const box = dialog.getByRole('combobox', { name: list });
    await expect.element(box).toBeEnabled();
    await box.click();
    await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click();
  };
  await expect.element(inDialog('Nombre completo')).toBeVisible();
  await inDialog('Nombre completo').fill('Ana Lozano');
  await choose('Estado', 'Jalisco');
  await choose('Municipio', 'Guadalajara');
  await choose('Rol', 'Cliente');
  const password = dialog.getByLabelText('Contraseña', { exact: true });
  await password.fill('ventana-clara');
  // A password that is shown is a text to the browser.
  password.element().setAttribute('type', 'text');
  reportRefusal(readToken());
  expect(everythingKept()).toContain('Ana Lozano');
  expect(everythingKept()).not.toContain('ventana-clara');

  await logInAgain(administrator);
  await expect.element(inDialog('Nombre completo')).toHaveValue('Ana Lozano');
  await expect.element(dialog.getByRole('combobox', { name: 'Estado' })).toHaveValue('Jalisco');
  await expect.element(dialog.getByRole('combobox', { name: 'Municipio' })).toHaveValue('Guadalajara');
  await expect.element(dialog.getByRole('combobox', { name: 'Rol' })).toHaveValue('Cliente');
  await expect.element(password).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(page.getByRole('dialog', { name: '¿Cerrar sin guardar?' })).toBeVisible();
});

it('coordinates are back in their dialog', async () => {
  await open(`/panel/usuarios?lugar=${String(distributor.id)}`, administrator);
  await expect.element(field('Latitud')).toBeVisible();
  await field('Latitud').fill('25.5');
  reportRefusal(readToken());
  await logInAgain(administrator);
  await expect.element(field('Latitud')).toHaveValue('25.5');
});

const ROWS =
  'Ubicación,Tela,Color,Ancho,Alto,Unidad,Cantidad,Mando\nSala,Blackout Lino,Arena,180,210,cm,2,Cadena';
const rows = () => field('Renglones, con sus encabezados');

async function pasteRows(): Promise<void> {
  await open('/panel/listas/mi-carrito?orden=rapida', distributor);
  await page.getByText('Pegar los renglones').click();
  await rows().fill(ROWS);
}

it('rows that were pasted into the quick order are back, whether they were sent or not (B96)', async () => {
  await pasteRows();
  reportRefusal(readToken());
  await logInAgain(distributor);
  await expect.element(rows()).toHaveValue(ROWS);
  await expect.element(rows()).toBeVisible();
  await expect.element(back()).toBeVisible();

  await serverAnswers(json(401, { message: 'Unauthenticated.' }), 'addToCart');
  await page.getByRole('button', { name: 'Revisar lo pegado' }).click();
  await page.getByRole('button', { name: 'Revisar 1 renglón' }).click();
  await page.getByRole('button', { name: /^Agregar 1 partida/ }).click();
  await logInAgain(distributor);
  // The review is back where it was.
  await page.getByRole('button', { name: /^Agregar 1 partida/ }).click();
  await expect.element(page.getByText(/^Agregamos /)).toBeVisible();
  reportRefusal(readToken());
  expect(everythingKept(), 'they are in the cart').not.toContain('Blackout Lino');
});

it('a payment that was noted before the session ended is not noted twice by the form that is back (B111)', async () => {
  await open('/panel/listas/ordenes', distributor);
  await page.getByRole('link', { name: /P-2017/ }).click();
  await page.getByRole('button', { name: 'Ya pagué' }).click();
  const form = page.getByRole('form', { name: 'Avisar que pagué' });
  await form.getByRole('textbox', { name: 'Cantidad en pesos' }).fill('370.01');
  const saved = async () => (await request('orders', {})).find(({ folio }) => folio === 'P-2017');
  const id = (await saved())?.id ?? '';
  await request('addPayment', {
    ...{ id, attempt: 'answer-lost', amount_centavos: 37_001, paid_on: '2026-11-17' },
    ...{ way: 'transferencia', reference: '' },
  });
  reportRefusal(readToken());

  await logInAgain(distributor);
  const payments = page.getByRole('list', { name: 'Pagos' });
  await expect.element(payments.getByText('$370.01')).toBeVisible();
  await expect.element(form.getByRole('textbox', { name: 'Cantidad en pesos' })).toHaveValue('370.01');
  await form.getByRole('button', { name: 'Avisar' }).click();
  await expect.element(form.getByText(/^Mientras tanto se anotó otro pago de esta orden\./)).toBeVisible();
  expect((await saved())?.payments).toHaveLength(2);
});

it('a logout keeps nothing of what was typed', async () => {
  await open('/panel/perfil', customer);
  await expect.element(field('Teléfono')).toBeVisible();
  await field('Teléfono').fill('8112345678');
  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Entra a tu cuenta' })).toBeVisible();
  expect(everythingKept()).not.toContain('8112345678');
});

it('a visitor whose message needs a login is told so, and finds the message after it (B37, B96)', async () => {
  show(withApp({ path: '/contacto' })());
  await expect.element(field('Mensaje')).toBeVisible();
  await field('Mensaje').fill('Una ventana de dos metros');
  reportRefusal(null);
  await expect.element(page.getByRole('status').filter({ hasText: 'Entra para continuar' })).toBeVisible();
  await page.getByLabelText('Correo electrónico').fill(customer.email);
  await page.getByLabelText('Contraseña').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect.element(field('Mensaje')).toHaveValue('Una ventana de dos metros');
});
