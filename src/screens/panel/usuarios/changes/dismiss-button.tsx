import { ActionIcon } from '@mantine/core';
import { IconX } from '#src/ui/icons.ts';
import type { UsersActor } from '../users-actor.ts';

/** Closes the report of the last changes before it closes on its own. */
export function DismissButton({ actor }: { readonly actor: UsersActor }) {
  return (
    <ActionIcon
      aria-label="Cerrar aviso"
      onClick={() => {
        actor.send({ type: 'users.dismiss' });
      }}
    >
      <IconX size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
