import { useActorRef, useSelector } from '@xstate/react';
import { useId } from 'react';
import { coordinatesMachine } from '#machines/coordinates/coordinates.machine.ts';
import { isDeleted } from '#machines/support/switch-run.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf, WAIT_STARTED } from '#src/actor-hooks/progress-of.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { User } from '#src/api/contract/user.ts';
import { WorkDialog } from '#src/features/panel-screen/work-dialog.tsx';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import { DeletedAccount } from '../dialog/deleted-account.tsx';
import { textsFor } from '../dialog/forbidden-text.ts';
import { useStaleList } from '../dialog/use-stale-list.ts';
import { nameOf } from '../user-texts.ts';
import { PlaceParts } from './place-parts.tsx';
import { Preview } from './preview.tsx';
import { useWrittenPlace } from './use-written-place.ts';
import { degreesIn } from './written-place.ts';

interface UserPlaceProps {
  readonly user: User;
  readonly onClose: () => void;
  /** Called with the saved account. */
  readonly onPlaced: (user: User) => void;
  /** Called on unmount when the list may be out of date. */
  readonly onStale: () => void;
}

/** Sets a person's place on the public map: pasted, typed, or chosen on the map. */
export function UserPlace({ user, onClose, onPlaced, onStale }: UserPlaceProps) {
  const actor = useActorRef(coordinatesMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const { mapTiles } = useConfig();
  const draft = useWrittenPlace(user, mapTiles !== null);
  const titleId = useId();
  const name = nameOf(user);
  const { error } = snapshot.context;
  const wasDeleted = isDeleted(error);
  useStaleList(actor, onStale);
  useArrival(
    actor,
    (state) => state.matches('done'),
    ({ context: { reply } }) => {
      void notify({ title: `Guardamos el lugar de ${name}.` });
      if (reply !== null) onPlaced(reply);
    },
  );
  return (
    <WorkDialog
      kind="over"
      title={`Lugar de ${name} en el mapa`}
      titleId={titleId}
      isDirty={draft.isChanged}
      onClose={onClose}
    >
      <RemoteForm
        labelledBy={titleId}
        keptAs={`lugar-${String(user.id)}`}
        held={draft.held}
        fields={['lat', 'lng']}
        error={wasDeleted ? null : error}
        texts={textsFor(error)}
        progress={snapshot.matches('done') ? WAIT_STARTED : progressOf(snapshot)}
        waitingLabel="Guardando el lugar…"
        submitLabel="Guardar lugar"
        onSubmit={() => {
          actor.send({
            type: 'form.submit',
            values: { id: user.id, lat: degreesIn(draft.written.lat), lng: degreesIn(draft.written.lng) },
          });
        }}
        onCancel={() => {
          actor.send({ type: 'form.cancel' });
        }}
      >
        <PlaceParts whose={name} draft={draft}>
          <Preview user={user} place={draft.place} />
        </PlaceParts>
        {wasDeleted ? <DeletedAccount onLeave={onClose} /> : null}
      </RemoteForm>
    </WorkDialog>
  );
}
