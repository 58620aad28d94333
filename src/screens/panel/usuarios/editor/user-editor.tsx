import type { User } from '#src/api/contract/user.ts';
import { EditUser } from './edit-user.tsx';
import { NewUser } from './new-user.tsx';

interface UserEditorProps {
  /** The account to edit; null for a new one. */
  readonly user: User | null;
  /** All accounts, as far as they are known. */
  readonly users: readonly User[];
  readonly onClose: () => void;
  /** Called after saving: reload the list and close the editor. */
  readonly onSaved: () => void;
  /** Called on unmount when the list may be out of date. */
  readonly onStale: () => void;
}

/** Creates or edits an account. */
export function UserEditor({ user, ...rest }: UserEditorProps) {
  return user === null ? <NewUser {...rest} /> : <EditUser key={user.id} user={user} {...rest} />;
}
