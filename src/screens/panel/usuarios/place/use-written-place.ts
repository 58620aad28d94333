import { useRef, useState } from 'react';
import type { User } from '#src/api/contract/user.ts';
import type { HeldFields } from '#src/forms/typed-form.tsx';
import { isOnMap, type Place } from '#src/ui/map/place.ts';
import type { MapView } from '#src/ui/map/shop-map-props.ts';
import { readPlace, writePlace, writtenPlaceOf, type WrittenPlace } from './written-place.ts';

/** Zoom of the map for a pin and for a capital, with street tiles and with the drawn map. */
const ZOOM = { streets: { pin: 16, capital: 12 }, drawing: { pin: 7, capital: 8 } } as const;

/**
 * The place being entered for a person, and the view of the map.
 * @param typed what the fields start with. @default the person's place
 */
export function useWrittenPlace(user: User, hasStreets: boolean, typed?: WrittenPlace) {
  const zoom = hasStreets ? ZOOM.streets : ZOOM.drawing;
  const [before] = useState(() => writtenPlaceOf(user));
  const [written, setWritten] = useState(typed ?? before);
  const place = readPlace(written);
  const pin = place !== null && isOnMap(place) ? place : null;
  const [view, setView] = useState<MapView | null>(() =>
    pin === null ? null : { center: pin, zoom: zoom.pin },
  );
  /** The visible part of the map; its center is where the pin may go. */
  const seen = useRef<MapView | null>(null);
  const go = (to: Place, level: number) => {
    if (isOnMap(to)) setView({ center: to, zoom: level });
  };
  const isChanged = () => written.lat !== before.lat || written.lng !== before.lng;
  const held: HeldFields = {
    read: () => (isChanged() ? { ...written } : null),
    giveBack: ({ lat = '', lng = '' }) => {
      setWritten({ lat, lng });
      const back = readPlace({ lat, lng });
      if (back !== null) go(back, zoom.pin);
    },
  };
  return {
    written,
    setWritten,
    place,
    pin,
    view,
    isChanged,
    /** What survives the end of the session. */
    held,
    /** Moves the pin; the map stays. */
    movePin: (to: Place) => {
      setWritten(writePlace(to));
    },
    /** Moves the pin and the map. */
    movePinAndMap: (to: Place) => {
      setWritten(writePlace(to));
      go(to, zoom.pin);
    },
    /** Moves the map to the pin. */
    showPin: () => {
      if (pin !== null) go(pin, seen.current?.zoom ?? zoom.pin);
    },
    /** Moves the map to a capital; null for the whole country. */
    showCapital: (capital: Place | null) => {
      if (capital === null) setView(null);
      else go(capital, zoom.capital);
    },
    onMove: (now: MapView) => {
      seen.current = now;
    },
    centerPin: () => {
      if (seen.current) setWritten(writePlace(seen.current.center));
    },
  };
}

/** What `useWrittenPlace` returns. */
export type PlaceDraft = ReturnType<typeof useWrittenPlace>;
