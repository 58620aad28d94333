import { Button } from '@mantine/core';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';
import { useUserDialog } from './dialog/use-user-dialog.ts';
import { UsersList } from './list/users-list.tsx';

/** Accounts: access, data, roles and places on the map. */
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
  const { openNew } = useUserDialog();
  return (
    <Button
      variant="filled"
      size="md"
      onClick={() => {
        openNew();
      }}
    >
      Nuevo usuario
    </Button>
  );
}
