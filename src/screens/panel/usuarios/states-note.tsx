import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { statesMachine } from '#machines/locations.machine.ts';
import { buttonClass } from '#src/ui/button.ts';
import classes from './states-note.module.css';

/** The list does not wait for the names of the states; where they do not come, that is said and can be asked again. */
export function StatesNote({ states }: { readonly states: ActorRefFrom<typeof statesMachine> }) {
  const hasFailed = useSelector(states, (snapshot) => snapshot.matches('failed'));
  if (!hasFailed) return null;
  return (
    <p role="status" className={classes['note']}>
      No pudimos cargar los nombres de los estados.{' '}
      <button
        type="button"
        className={buttonClass('small')}
        onClick={() => {
          states.send({ type: 'resource.retry' });
        }}
      >
        Pedirlos de nuevo
      </button>
    </p>
  );
}
