import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/**
 * Names the map, resizes it with its container, and lets the wheel scroll the page until the map is focused or
 * clicked.
 */
export function MapBehaviour({ label }: { readonly label: string }) {
  const map = useMap();
  useEffect(() => {
    const place = map.getContainer();
    place.setAttribute('role', 'region');
    place.setAttribute('aria-roledescription', 'mapa');
    place.setAttribute('aria-label', label);
  }, [map, label]);
  useEffect(() => {
    const place = map.getContainer();
    const sizes = new ResizeObserver(() => {
      map.invalidateSize({ pan: false });
    });
    sizes.observe(place);
    const enableWheel = () => {
      map.scrollWheelZoom.enable();
    };
    const disableWheel = () => {
      map.scrollWheelZoom.disable();
    };
    place.addEventListener('focusin', enableWheel);
    place.addEventListener('focusout', disableWheel);
    return () => {
      sizes.disconnect();
      place.removeEventListener('focusin', enableWheel);
      place.removeEventListener('focusout', disableWheel);
    };
  }, [map]);
  return null;
}
