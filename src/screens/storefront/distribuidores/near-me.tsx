import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { nearMeMachine } from '#machines/near-me.machine.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconCurrentLocation } from '#src/ui/icons.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { progressOf } from '../../support/progress-of.ts';
import classes from './dealers.module.css';

/** Who is near: asked for by a press, never before, and done without where the answer is no. */
export function NearMe({ actor }: { readonly actor: ActorRefFrom<typeof nearMeMachine> }) {
  const snapshot = useSelector(actor, (state) => state);
  const isLocated = snapshot.matches('located');
  return (
    <div role="group" aria-label="Cerca de mí" className={classes['near']}>
      <button
        type="button"
        className={buttonClass()}
        onClick={() => {
          actor.send({ type: isLocated ? 'near.forget' : 'near.ask' });
        }}
        aria-disabled={snapshot.matches('locating') || undefined}
      >
        <IconCurrentLocation size={18} stroke={1.5} aria-hidden />
        {isLocated ? 'Olvidar mi ubicación' : 'Cerca de mí'}
      </button>
      {snapshot.matches('locating') ? (
        <Waiting
          label="Buscando dónde estás…"
          {...progressOf(snapshot)}
          onCancel={() => {
            actor.send({ type: 'near.cancel' });
          }}
        />
      ) : null}
      <p role="status" className={classes['nearNote']}>
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
