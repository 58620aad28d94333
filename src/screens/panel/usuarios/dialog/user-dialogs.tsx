import { lazy, Suspense, useState } from 'react';
import type { User } from '#src/api/contract/user.ts';
import { LateNotice } from '#src/ui/messages/late-notice.tsx';
import { userWith } from '../list/shown-flag.ts';
import type { UsersActor } from '../users-actor.ts';
import { UnknownUser } from './unknown-user.tsx';
import { NEW, useUserDialog } from './use-user-dialog.ts';

interface LastKnown {
  readonly userId: string;
  readonly user: User;
}

/**
 * The person of an open dialog. Stays the last known record when a newer list lacks the person, so that typed input
 * is not lost; undefined when no list has contained them since the dialog opened.
 */
function useLastKnown(userId: string | null, users: readonly User[] | null): User | undefined {
  const [last, setLast] = useState<LastKnown | null>(null);
  const user = userId === null ? undefined : userWith(users ?? [], Number(userId));
  if (userId === null) {
    if (last !== null) setLast(null);
  } else if (user !== undefined && (last?.user !== user || last.userId !== userId)) setLast({ userId, user });
  return user ?? (last?.userId === userId ? last?.user : undefined);
}

const UserEditor = lazy(() =>
  import('../editor/user-editor.tsx').then((module) => ({ default: module.UserEditor })),
);
const UserPlace = lazy(() =>
  import('../place/user-place.tsx').then((module) => ({ default: module.UserPlace })),
);

const NONE: readonly User[] = [];

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
          users={users ?? NONE}
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
