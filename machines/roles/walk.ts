import { arrivesByItself, byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { enabled, seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { newUser } from '#tests/browser/walks/support/user-forms.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { rolesMachine } from './roles.machine.ts';

const roleList = () => newUser().getByRole('combobox', { name: 'Rol' });

const roleFailure = () => newUser().getByRole('alert');

const loadingRoles = waitingSights(newUser, 'Cargando los roles…');

export const roles: WalkedScreen<typeof rolesMachine> = {
  interactions: {
    'resource.load': byApp('the roles are requested once, when the form opens'),
    'resource.retry': {
      by: 'person',
      take: () => roleFailure().getByRole('button', { name: 'Reintentar' }).click(),
    },
    'resource.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(newUser()).click(),
    },
    'resource.clear': byApp('nothing clears the roles while the form is open'),
    'resource.arrived': arrivesByItself,
  },
  appearances: {
    idle: async () => {
      await enabled(roleList(), false);
      await unseen(roleFailure());
    },
    'loading.brisk': loadingRoles.brisk,
    'loading.slow': loadingRoles.slow,
    'loading.endless': loadingRoles.endless,
    ready: async ({ context: { data } }) => {
      const hasSome = data !== null && data.length > 0;
      await enabled(roleList(), hasSome);
      const none = newUser().getByText('Tu servidor no tiene roles todavía.', { exact: false });
      await (hasSome ? unseen(none) : seen(none));
      await unseen(roleFailure());
    },
    failed: () => seen(roleFailure()),
  },
};
