import type { NearMeAnswer } from '#machines/near-me.machine.ts';

/** The kilometre that a position is good for here needs no satellite. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, maximumAge: 300_000 };

/** Asks the browser where it is, which asks the person. */
export function askBrowser(tell: (answer: NearMeAnswer) => void): void {
  if (!('geolocation' in navigator)) {
    tell({ type: 'near.unavailable' });
    return;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      tell({ type: 'near.found', place: { lat: coords.latitude, lng: coords.longitude } });
    },
    ({ code, PERMISSION_DENIED }) => {
      tell({ type: code === PERMISSION_DENIED ? 'near.denied' : 'near.unavailable' });
    },
    OPTIONS,
  );
}
