import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { LateNotice } from '#src/ui/messages/late-notice.tsx';
import { useUserDialog } from './dialog/use-user-dialog.ts';
import { UsersList } from './list/users-list.tsx';

const ACTIVITY = 'actividad';

const Activity = lazy(async () => ({
  default: (await import('./activity/activity.tsx')).Activity,
}));

/** Accounts: access, data, roles and places on the map; or who changed what, as the address says. */
export function Users() {
  const { values, change } = useListQuery({ vista: '' });
  const view = values.vista === ACTIVITY ? ACTIVITY : '';
  return (
    <WorkScreen
      route="users"
      lead={
        view === ACTIVITY
          ? 'Quién cambió qué, cuándo, y cómo estaba antes.'
          : 'Da de alta cuentas, decide quién entra y quién aparece en el mapa.'
      }
      actions={
        <>
          <Segmented
            legend="Qué ver"
            value={view}
            options={[
              { value: '', label: 'Cuentas' },
              { value: ACTIVITY, label: 'Actividad' },
            ]}
            onChange={(vista) => {
              change({ vista });
            }}
          />
          {view === ACTIVITY ? null : <NewUser />}
        </>
      }
    >
      {view === ACTIVITY ? (
        <Suspense fallback={<LateNotice />}>
          <Activity />
        </Suspense>
      ) : (
        <UsersList />
      )}
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
