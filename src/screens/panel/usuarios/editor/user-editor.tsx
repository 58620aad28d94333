import type { User } from '#src/api/contract/user.ts';
import { KnownUser } from './known-user.tsx';
import { NewUser } from './new-user.tsx';

interface UserEditorProps {
  /** Who is edited; null for an account that is still to be. */
  readonly user: User | null;
  readonly onClose: () => void;
  /** The server has another list now: what is shown of it should be loaded again, and the editor closed. */
  readonly onSaved: () => void;
  /** Told once it is gone that the list may be out of date. */
  readonly onStale: () => void;
}

/** The form of an account, beside the list: a new one's, or that of somebody who has one. */
export function UserEditor({ user, ...rest }: UserEditorProps) {
  return user === null ? <NewUser {...rest} /> : <KnownUser key={user.id} user={user} {...rest} />;
}
