import { useActorRef, useSelector } from '@xstate/react';
import { useId, useRef, useState } from 'react';
import { coordinatesMachine } from '#machines/user-forms.machine.ts';
import type { User } from '#src/api/contract/user.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconMapPin } from '#src/ui/icons.ts';
import { isOnMap, type Place } from '#src/ui/map/place.ts';
import type { MapView } from '#src/ui/map/shop-map-props.ts';
import { ShopMap } from '#src/ui/map/shop-map.tsx';
import { notify } from '#src/ui/notices/notices.ts';
import { useActorSurroundings } from '../../../support/actor-surroundings.ts';
import { BRISK, progressOf } from '../../../support/progress-of.ts';
import { RemoteForm } from '../../../support/remote-form.tsx';
import { useConfig } from '../../../support/services.ts';
import { useArrival } from '../../../support/use-arrival.ts';
import { textsFor } from '../dialog/forbidden-text.ts';
import { Gone, isGone } from '../dialog/gone.tsx';
import { useStaleList } from '../dialog/use-stale-list.ts';
import { WorkDialog } from '../dialog/work-dialog.tsx';
import { nameOf } from '../words.ts';
import { CapitalField } from './capital-field.tsx';
import { DegreeField } from './degree-field.tsx';
import { Doubt } from './doubt.tsx';
import { PasteField } from './paste-field.tsx';
import { Preview } from './preview.tsx';
import classes from './user-place.module.css';
import { degreesIn, NOT_WRITTEN, readPlace, writePlace } from './written-place.ts';

interface UserPlaceProps {
  readonly user: User;
  readonly onClose: () => void;
  /** Told of the record that the server answered. */
  readonly onPlaced: (user: User) => void;
  /** Told once it is gone that the list may be out of date. */
  readonly onStale: () => void;
}

/** How near the map comes: to a pin, and to a capital. */
const ZOOM = { streets: { pin: 16, capital: 12 }, drawing: { pin: 7, capital: 8 } } as const;

const placeOf = ({ lat, lng }: User): Place | null => (lat === null || lng === null ? null : { lat, lng });

/** Where somebody stands on the public map: pasted, typed, or shown on the map itself. */
export function UserPlace({ user, onClose, onPlaced, onStale }: UserPlaceProps) {
  const actor = useActorRef(coordinatesMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const { mapTiles } = useConfig();
  const zoom = mapTiles ? ZOOM.streets : ZOOM.drawing;
  const [before] = useState(() => {
    const place = placeOf(user);
    return place === null ? NOT_WRITTEN : writePlace(place);
  });
  const [written, setWritten] = useState(before);
  const place = readPlace(written);
  const pin = place !== null && isOnMap(place) ? place : null;
  const [view, setView] = useState<MapView | null>(() =>
    pin === null ? null : { center: pin, zoom: zoom.pin },
  );
  /** What the map really shows, for a pin that is put in its middle. */
  const seen = useRef<MapView | null>(null);
  const titleId = useId();
  const name = nameOf(user);
  const { error } = snapshot.context;
  const gone = isGone(error);
  const isChanged = () => written.lat !== before.lat || written.lng !== before.lng;
  const go = (to: Place, near: number) => {
    if (isOnMap(to)) setView({ center: to, zoom: near });
  };
  const take = (to: Place) => {
    setWritten(writePlace(to));
    go(to, zoom.pin);
  };
  const follow = () => {
    if (pin !== null) go(pin, seen.current?.zoom ?? zoom.pin);
  };
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
      isDirty={isChanged}
      onClose={onClose}
    >
      <RemoteForm
        labelledBy={titleId}
        fields={['lat', 'lng']}
        error={gone ? null : error}
        texts={textsFor(error)}
        progress={snapshot.matches('done') ? BRISK : progressOf(snapshot)}
        waitingLabel="Guardando el lugar…"
        submitLabel="Guardar lugar"
        onSubmit={() => {
          actor.send({
            type: 'form.submit',
            values: { id: user.id, lat: degreesIn(written.lat), lng: degreesIn(written.lng) },
          });
        }}
        onCancel={() => {
          actor.send({ type: 'form.cancel' });
        }}
      >
        <div className={classes['work']}>
          <div className={classes['search']}>
            <PasteField onRead={take} />
            <CapitalField
              onGo={(capital) => {
                if (capital === null) setView(null);
                else go(capital, zoom.capital);
              }}
            />
          </div>
          <div className={classes['map']}>
            <div className={classes['mapPlace']}>
              <ShopMap
                label={`Mapa para el lugar de ${name}`}
                tiles={mapTiles}
                view={view}
                pin={pin && { ...pin, title: `Pin de ${name}` }}
                onPick={(to) => {
                  setWritten(writePlace(to));
                }}
                onMove={(now) => {
                  seen.current = now;
                }}
              />
            </div>
            <p className={classes['hint']}>
              Toca el mapa o arrastra el pin. Con el pin enfocado, muévelo con las flechas; con Mayús, poco a
              poco.
            </p>
            <button
              type="button"
              className={`${buttonClass('small') ?? ''} ${classes['middle'] ?? ''}`}
              onClick={() => {
                if (seen.current) setWritten(writePlace(seen.current.center));
              }}
            >
              <IconMapPin size={16} stroke={1.5} aria-hidden />
              Poner el pin al centro del mapa
            </button>
          </div>
          <div className={classes['side']}>
            <div className={classes['degrees']}>
              <DegreeField
                name="lat"
                label="Latitud"
                value={written.lat}
                onChange={(lat) => {
                  setWritten({ ...written, lat });
                }}
                onLeave={follow}
              />
              <DegreeField
                name="lng"
                label="Longitud"
                value={written.lng}
                onChange={(lng) => {
                  setWritten({ ...written, lng });
                }}
                onLeave={follow}
              />
            </div>
            {place === null ? (
              <p className={classes['hint']}>Aún no tiene lugar en el mapa.</p>
            ) : (
              <Doubt place={place} onMeant={take} />
            )}
            <Preview user={user} place={place} />
          </div>
        </div>
        {gone ? <Gone onLeave={onClose} /> : null}
      </RemoteForm>
    </WorkDialog>
  );
}
