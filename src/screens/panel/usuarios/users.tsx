import { buttonClass } from '#src/ui/button.ts';
import { WorkScreen } from '../../support/work-screen.tsx';
import { NEW, useUserDialog } from './use-user-dialog.ts';
import { UsersList } from './users-list.tsx';

/** The accounts: who may enter, who stands on the map, and what is known of each. */
export function Users() {
  return (
    <WorkScreen
      route="users"
      lead="Da de alta cuentas, decide quién entra y quién aparece en el mapa."
      actions={<NewUser />}
    >
      <UsersList />
    </WorkScreen>
  );
}

function NewUser() {
  const { open } = useUserDialog();
  return (
    <button
      type="button"
      className={buttonClass('filled')}
      onClick={() => {
        open('usuario', NEW);
      }}
    >
      Nuevo usuario
    </button>
  );
}
