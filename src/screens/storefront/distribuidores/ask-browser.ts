import type { NearMeAnswer } from '#machines/near-me/near-me.machine.ts';

/** Low accuracy is enough to sort dealers, and is faster. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, maximumAge: 300_000 };

/** Asks the browser for the position, for which the person must agree. */
export function askBrowser(onAnswer: (answer: NearMeAnswer) => void): void {
  if (!('geolocation' in navigator)) {
    onAnswer({ type: 'near.unavailable' });
    return;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      onAnswer({ type: 'near.found', place: { lat: coords.latitude, lng: coords.longitude } });
    },
    ({ code, PERMISSION_DENIED }) => {
      onAnswer({ type: code === PERMISSION_DENIED ? 'near.denied' : 'near.unavailable' });
    },
    OPTIONS,
  );
}
