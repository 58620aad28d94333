import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/**
 * Names the map, resizes it with its container, and lets a finger scroll the page, and the wheel until the map is
 * focused or clicked.
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
    /** One finger scrolls the page; two move and zoom the map. A mouse drags it. */
    const chooseDrag = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') map.dragging.disable();
      else map.dragging.enable();
    };
    place.addEventListener('pointerdown', chooseDrag, { capture: true });
    place.addEventListener('focusin', enableWheel);
    place.addEventListener('focusout', disableWheel);
    return () => {
      sizes.disconnect();
      place.removeEventListener('pointerdown', chooseDrag, { capture: true });
      place.removeEventListener('focusin', enableWheel);
      place.removeEventListener('focusout', disableWheel);
    };
  }, [map]);
  return null;
}
