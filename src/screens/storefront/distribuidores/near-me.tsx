import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { nearMeMachine } from '#machines/near-me/near-me.machine.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ReplayedButton } from '#src/ui/controls/replayed-button.tsx';
import { IconCurrentLocation } from '#src/ui/icons.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';

/** Sorts dealers by distance. Asks for the position only on a press; the list works without it. */
export function NearMe({ actor }: { readonly actor: ActorRefFrom<typeof nearMeMachine> }) {
  const snapshot = useSelector(actor, (state) => state);
  const isLocated = snapshot.matches('located');
  return (
    <div role="group" aria-label="Cerca de mí" className={layout.row}>
      <ReplayedButton
        className={buttonClass()}
        onPress={() => {
          actor.send({ type: isLocated ? 'near.forget' : 'near.ask' });
        }}
        aria-disabled={snapshot.matches('locating') || undefined}
      >
        <IconCurrentLocation size={18} stroke={1.5} aria-hidden />
        {isLocated ? 'Olvidar mi ubicación' : 'Cerca de mí'}
      </ReplayedButton>
      {snapshot.matches('locating') ? (
        <Waiting
          label="Buscando dónde estás…"
          {...progressOf(snapshot)}
          onCancel={() => {
            actor.send({ type: 'near.cancel' });
          }}
        />
      ) : null}
      <p role="status" className={text.soft} data-small>
        {isLocated ? 'Del más cercano al más lejano. Tu ubicación no sale de esta página.' : null}
        {snapshot.matches('denied')
          ? 'No diste permiso para saber dónde estás. Escribe tu ciudad: funciona igual.'
          : null}
        {snapshot.matches('unavailable')
          ? 'Tu navegador no pudo decir dónde estás. Escribe tu ciudad: funciona igual.'
          : null}
      </p>
    </div>
  );
}
