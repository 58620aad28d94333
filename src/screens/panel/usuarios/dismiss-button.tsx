import { buttonClass } from '#src/ui/button.ts';
import { IconX } from '#src/ui/icons.ts';
import type { UsersActor } from './users-actor.ts';

/** Closes what is said of the newest changes before it goes by itself. */
export function DismissButton({ actor }: { readonly actor: UsersActor }) {
  return (
    <button
      type="button"
      className={buttonClass('icon')}
      aria-label="Cerrar aviso"
      onClick={() => {
        actor.send({ type: 'users.dismiss' });
      }}
    >
      <IconX size={18} stroke={1.5} aria-hidden />
    </button>
  );
}
