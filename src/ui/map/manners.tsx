import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/**
 * How the map behaves on a page: it has a name, grows with its place, and lets the wheel scroll the page until somebody
 * has turned to it.
 */
export function Manners({ label }: { readonly label: string }) {
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
    const heed = () => {
      map.scrollWheelZoom.enable();
    };
    const ignore = () => {
      map.scrollWheelZoom.disable();
    };
    place.addEventListener('focusin', heed);
    place.addEventListener('focusout', ignore);
    return () => {
      sizes.disconnect();
      place.removeEventListener('focusin', heed);
      place.removeEventListener('focusout', ignore);
    };
  }, [map]);
  return null;
}
