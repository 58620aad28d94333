import { page } from 'vitest/browser';
import { reportRefusal } from '#src/api/refusals.ts';
import { TOKEN_KEY } from '#src/config/constants.ts';
import { formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { sessionMachine } from './session.machine.ts';

const login = () => formOf('Entra a tu cuenta');

const main = () => page.getByRole('main');

const entering = waitingSights(login, 'Entrando…');

const loading = waitingSights(main, 'Cargando tus datos…');

const greeting = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const ended = () => page.getByRole('status').filter({ hasText: 'Tu sesión terminó' });

const noData = () => main().getByRole('alert').filter({ hasText: 'No pudimos cargar tus datos.' });

/** The login page of a visitor. */
async function seesLogin({ context: { error } }: { readonly context: { readonly error: unknown } }) {
  await seen(page.getByRole('heading', { level: 1, name: 'Entra a tu cuenta' }));
  await unseen(login().getByRole('status'));
  await (error === null ? unseen(login().getByRole('alert')) : seen(login().getByRole('alert')));
}

/** Another tab writes into the shared storage: browsers notify the other tabs only. */
function storeElsewhere(token: string | null): void {
  if (token === null) localStorage.removeItem(TOKEN_KEY);
  else localStorage.setItem(TOKEN_KEY, token);
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: token }));
}

export const session: WalkedScreen<typeof sessionMachine> = {
  interactions: {
    'session.login': {
      by: 'person',
      take: async ({ email, password }) => {
        await typeInto(login().getByRole('textbox', { name: 'Correo electrónico' }), email);
        await typeInto(login().getByLabelText('Contraseña', { exact: true }), password);
        await login().getByRole('button', { name: 'Entrar' }).click();
      },
    },
    'session.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(main()).click(),
    },
    'session.logout': {
      by: 'person',
      take: async () => {
        await page.getByRole('button', { name: 'Mi cuenta' }).click();
        await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
      },
    },
    'session.reload': {
      by: 'person',
      take: () => noData().getByRole('button', { name: 'Reintentar' }).click(),
    },
    'session.userChanged': byApp('the profile screen sends the stored user'),
    'session.tokenChanged': {
      by: 'person',
      take: ({ token }) => {
        storeElsewhere(token);
        return Promise.resolve();
      },
    },
    'session.refused': {
      by: 'person',
      take: ({ token }) => {
        // The client does the same for the 401 of any call.
        reportRefusal(token);
        return Promise.resolve();
      },
    },
  },
  appearances: {
    'anonymous.deciding': () => Promise.reject(new Error('the machine leaves this state at once')),
    'anonymous.asking': seesLogin,
    'anonymous.settled': async (snapshot) => {
      await seesLogin(snapshot);
      await unseen(ended());
    },
    refused: () => seen(page.getByRole('status').filter({ hasText: 'Entra para continuar' })),
    'authenticating.brisk': entering.brisk,
    'authenticating.slow': entering.slow,
    'authenticating.endless': entering.endless,
    'authenticated.loading.brisk': loading.brisk,
    'authenticated.loading.slow': loading.slow,
    'authenticated.loading.endless': loading.endless,
    'authenticated.known': async ({ context: { user } }) => {
      const [first = ''] = user?.name?.split(' ') ?? [];
      await seen(greeting(first === '' ? 'Hola' : `Hola, ${first}`));
      await unseen(noData());
    },
    'authenticated.unknown': async () => {
      await seen(greeting(/^Hola/));
      await seen(noData());
    },
    expired: async () => {
      await seen(page.getByRole('heading', { level: 1, name: 'Entra a tu cuenta' }));
      await seen(ended());
    },
  },
};
