/** A position in degrees, or the reason for its absence. */
type PositionAnswer = { readonly lat: number; readonly lng: number } | 'denied' | 'unavailable';

const PERMISSION_DENIED = 1;
const POSITION_UNAVAILABLE = 2;

/**
 * Sets the browser's answer to a request of its position.
 * @returns a function that restores the browser's own answer, for a story's beforeEach.
 */
export function mockGeolocation(answer: PositionAnswer): () => void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    if (typeof answer === 'object') {
      const { lat: latitude, lng: longitude } = answer;
      const coords = { latitude, longitude, accuracy: 900 };
      Reflect.apply(found, null, [{ coords, timestamp: 0 }]);
      return;
    }
    const code = answer === 'denied' ? PERMISSION_DENIED : POSITION_UNAVAILABLE;
    if (failed) Reflect.apply(failed, null, [{ code, PERMISSION_DENIED, POSITION_UNAVAILABLE }]);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return () => {
    Reflect.deleteProperty(navigator, 'geolocation');
  };
}
