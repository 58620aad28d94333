import { Button, Stack, Text } from '@mantine/core';
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
import { IconMapPin } from '#src/ui/icons.ts';
import { ShopMap } from '#src/ui/map/shop-map.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { DeletedAccount } from '../dialog/deleted-account.tsx';
import { textsFor } from '../dialog/forbidden-text.ts';
import { useStaleList } from '../dialog/use-stale-list.ts';
import { nameOf } from '../user-texts.ts';
import { CapitalField } from './capital-field.tsx';
import { DegreeField } from './degree-field.tsx';
import { PasteField } from './paste-field.tsx';
import { PlaceWarning } from './place-warning.tsx';
import { Preview } from './preview.tsx';
import { useWrittenPlace, type PlaceDraft } from './use-written-place.ts';
import classes from './user-place.module.css';
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
        <PlaceParts user={user} draft={draft} />
        {wasDeleted ? <DeletedAccount onLeave={onClose} /> : null}
      </RemoteForm>
    </WorkDialog>
  );
}

interface PlacePartsProps {
  readonly user: User;
  readonly draft: PlaceDraft;
}

/** The fields and the map to enter a place, and a preview of the public card. */
function PlaceParts({ user, draft }: PlacePartsProps) {
  const { mapTiles } = useConfig();
  const { written, setWritten, place, pin, view, movePinAndMap, showPin } = draft;
  const name = nameOf(user);
  return (
    <Stack gap="lg">
      <div className={classes.search}>
        <PasteField onRead={movePinAndMap} />
        <CapitalField onGo={draft.showCapital} />
      </div>
      <div className={layout.parts}>
        <Stack gap="xs" flex={1} align="start">
          <div className={classes.map}>
            <ShopMap
              label={`Mapa para el lugar de ${name}`}
              tiles={mapTiles}
              view={view}
              pin={pin && { ...pin, title: `Pin de ${name}` }}
              onPick={draft.movePin}
              onMove={draft.onMove}
            />
          </div>
          <Text c="dimmed" fz="sm">
            Toca el mapa o arrastra el pin. Con el pin enfocado, muévelo con las flechas; con Mayús, poco a
            poco.
          </Text>
          <Button onClick={draft.centerPin} leftSection={<IconMapPin size={16} stroke={1.5} aria-hidden />}>
            Poner el pin al centro del mapa
          </Button>
        </Stack>
        <Stack gap="md" className={classes.side}>
          <div className={classes.degrees}>
            <DegreeField
              name="lat"
              label="Latitud"
              value={written.lat}
              onChange={(lat) => {
                setWritten({ ...written, lat });
              }}
              onLeave={showPin}
            />
            <DegreeField
              name="lng"
              label="Longitud"
              value={written.lng}
              onChange={(lng) => {
                setWritten({ ...written, lng });
              }}
              onLeave={showPin}
            />
          </div>
          {place === null ? (
            <Text c="dimmed" fz="sm">
              Aún no tiene lugar en el mapa.
            </Text>
          ) : (
            <PlaceWarning place={place} onAccept={movePinAndMap} />
          )}
          <Preview user={user} place={place} />
        </Stack>
      </div>
    </Stack>
  );
}
