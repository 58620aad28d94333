import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { DEMO_PASSWORD, demoAccounts } from '#mocks/seeds/accounts.ts';
import { DRAFTS, ownKey } from '#src/api/stored/names.ts';
import { TOKEN_KEY } from '#src/config/constants.ts';
import { countRequests, expectRequests } from '#stories/support/answers.ts';
import { logIn } from '#stories/support/log-in.ts';
import { draftOf, keepDraft, roller } from '#stories/support/steps/quoter.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from '../support/show.tsx';

async function open(path: string, person?: Parameters<typeof logIn>[0]): Promise<void> {
  await resetMocks();
  if (person !== undefined) await logIn(person);
  await page.viewport(1280, 900);
  show(withApp({ path })());
}

async function enter(password: string): Promise<void> {
  await page.getByLabelText('Correo electrónico').fill(demoAccounts[0].email);
  await page.getByLabelText('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

it.each([
  ['/login', 'Entrar', undefined],
  ['/autenticacion', 'Crear cuenta', undefined],
  ['/autenticacion', 'Enviar correo', undefined],
  ['/contacto', 'Enviar mensaje', undefined],
  ['/panel/perfil', 'Guardar datos', 'Cliente'],
  ['/panel/usuarios?usuario=nuevo', 'Crear cuenta', 'Administrador'],
] as const)(
  'the browser validates nothing of the form at %s that ends in "%s" (B56)',
  async (path, button, person) => {
    await open(path, person);
    const send = page.getByRole('button', { name: button });
    await expect.element(send).toBeVisible();
    expect(send.element().closest('form')).toHaveProperty('noValidate', true);
  },
);

it('the error of a form is gone after leaving the form (B61)', async () => {
  await open('/login');
  await expect.element(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await enter('equivocada');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Crea tu cuenta' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible();
  await page.getByRole('link', { name: 'Entra a tu cuenta' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Entra a tu cuenta' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('the draft of a quote is kept through a login (B89)', async () => {
  await resetMocks();
  keepDraft(draftOf(roller('a', 'Sala', ['110', '110'])));
  const draft = localStorage.getItem(DRAFTS);
  show(withApp({ path: '/login' })());
  await expect.element(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await enter(DEMO_PASSWORD);
  await expect.element(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
  expect(localStorage.getItem(TOKEN_KEY)).not.toBeNull();
  expect(draft).toContain('Sala');
  expect(localStorage.getItem(DRAFTS)).toBeNull();
  expect(localStorage.getItem(ownKey(DRAFTS, 1))).toBe(draft);
});

it('the list of users is loaded once more after a user changed (B71)', async () => {
  const [, distributor] = demoAccounts;
  await open(`/panel/usuarios?usuario=${String(distributor.id)}`, 'Administrador');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('combobox', { name: 'Rol' })).toHaveValue('Distribuidor');
  const lists = await countRequests('users');
  await dialog.getByRole('textbox', { name: 'Nombre completo' }).fill('Ernesto Leal');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expectRequests(lists, 1);
  await expect.element(page.getByRole('row').filter({ hasText: 'Ernesto Leal' })).toBeVisible();
});

it('the list of users is loaded once more after a user was added (B71)', async () => {
  await open('/panel/usuarios?usuario=nuevo', 'Administrador');
  const dialog = page.getByRole('dialog');
  const role = dialog.getByRole('combobox', { name: 'Rol' });
  await expect.element(role).toBeEnabled();
  const lists = await countRequests('users');
  await dialog.getByRole('textbox', { name: 'Nombre completo' }).fill('Ana Lozano');
  await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana.lozano@correo.mx');
  await role.click();
  await page.getByRole('listbox').getByRole('option', { name: 'Cliente' }).click();
  await dialog.getByLabelText('Contraseña', { exact: true }).fill('ventana-clara');
  await dialog.getByLabelText('Confirma la contraseña').fill('ventana-clara');
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expectRequests(lists, 1);
});

it.each([
  ['/panel/lista-precios', 'C24'],
  ['/panel/listas-catalogo', 'C25'],
  ['/panel/gaseta-promociones', 'C26'],
])('%s shows the files of %s, each to view and to download (B81)', async (path) => {
  await open(path, 'Cliente');
  const file = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Descargar/ }) });
  await expect.element(file.first()).toBeVisible();
  await expect.element(file.first().getByRole('button', { name: /^Ver/ })).toBeVisible();
});

/** The options that the service receives for its widget. */
function watchRender() {
  const asked: unknown[] = [];
  let service: unknown;
  Object.defineProperty(window, 'grecaptcha', {
    configurable: true,
    get: () => service,
    set: (installed: { render: (place: HTMLElement, parameters: unknown) => number }) => {
      service = {
        ...installed,
        render: (place: HTMLElement, parameters: unknown) => {
          asked.push(parameters);
          return installed.render(place, parameters);
        },
      };
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'grecaptcha');
  });
  return asked;
}

describe('the captcha', () => {
  it.each([
    ['/autenticacion', 'Crea tu cuenta', 'Nombre completo'],
    ['/autenticacion', 'Recupera tu acceso', 'Correo de tu cuenta'],
    ['/contacto', 'Déjanos un mensaje', 'Nombre'],
    ['/cotizador', 'Pide tu cotización', 'Nombre'],
  ])(
    'of %s, "%s", comes when its form has the focus, as a light checkbox of normal size (B73, B77, B78)',
    async (path, name, first) => {
      await resetMocks();
      if (path === '/cotizador') keepDraft(draftOf(roller('a', 'Sala', ['110', '110'])));
      show(withApp({ path })());
      const form = page.getByRole('form', { name });
      await expect.element(form.getByLabelText(first)).toBeVisible();
      const asked = watchRender();
      expect(window.grecaptcha).toBeUndefined();
      await form.getByLabelText(first).click();
      await expect.element(form.getByRole('checkbox', { name: 'No soy un robot' })).toBeVisible();
      await vi.waitFor(() => {
        expect(asked).toEqual([expect.objectContaining({ theme: 'light', size: 'normal' })]);
      });
    },
  );
});
