import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { municipalitiesMachine } from '#machines/municipalities/municipalities.machine.ts';
import type { priceListMachine } from '#machines/price-list/price-list.machine.ts';
import type { rolesMachine } from '#machines/roles/roles.machine.ts';
import type { statesMachine } from '#machines/states/states.machine.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import styles from './place-fields.module.css';

interface OptionsNoteProps {
  readonly actor: ActorRefFrom<
    typeof statesMachine | typeof municipalitiesMachine | typeof rolesMachine | typeof priceListMachine
  >;
  readonly loading: string;
}

/** The wait for the options of a list, or why they did not load. */
export function OptionsNote({ actor, loading }: OptionsNoteProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { error } = snapshot.context;
  if (snapshot.matches('loading')) {
    return (
      <Waiting
        label={loading}
        {...progressOf(snapshot)}
        onCancel={() => {
          actor.send({ type: 'resource.cancel' });
        }}
      />
    );
  }
  if (!snapshot.matches('failed') || error === null) return null;
  return (
    <div className={styles.note}>
      <FailureAlert
        error={error}
        isLoad
        onRetry={() => {
          actor.send({ type: 'resource.retry' });
        }}
      />
    </div>
  );
}
