import { lazy, Suspense } from 'react';
import type { User } from '#src/api/contract/user.ts';
import { LateNotice } from '#src/ui/messages/late-notice.tsx';
import type { UsersActor } from '../users-actor.ts';
import { UnknownUser } from './unknown-user.tsx';
import { useLastKnown } from './use-last-known.ts';
import { NEW, useUserDialog } from './use-user-dialog.ts';

const UserEditor = lazy(() =>
  import('../editor/user-editor.tsx').then((module) => ({ default: module.UserEditor })),
);
const UserPlace = lazy(() =>
  import('../place/user-place.tsx').then((module) => ({ default: module.UserPlace })),
);

interface UserDialogsProps {
  readonly actor: UsersActor;
  readonly users: readonly User[] | null;
}

/** The dialog that the address names, loaded when first opened. */
export function UserDialogs({ actor, users }: UserDialogsProps) {
  const { dialog, close } = useUserDialog();
  const lastKnown = useLastKnown(dialog?.userId ?? null, users);
  if (dialog === null) return null;
  const isNew = dialog.kind === 'usuario' && dialog.userId === NEW;
  if (users === null && !isNew) return null;
  const user = isNew ? null : lastKnown;
  if (user === undefined) return <UnknownUser userId={dialog.userId} onClose={close} />;
  const load = () => {
    actor.send({ type: 'users.load' });
  };
  return (
    <Suspense fallback={<LateNotice />}>
      {dialog.kind === 'usuario' || user === null ? (
        <UserEditor
          user={user}
          onClose={close}
          onStale={load}
          onSaved={() => {
            load();
            close();
          }}
        />
      ) : (
        <UserPlace
          user={user}
          onClose={close}
          onStale={load}
          onPlaced={(placed) => {
            actor.send({ type: 'user.replaced', user: placed });
            close();
          }}
        />
      )}
    </Suspense>
  );
}
