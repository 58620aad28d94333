import { divIcon, type DivIcon } from 'leaflet';

/** A name that is written onto the map; it says nothing that a listener needs. */
export function lettering(text: string, className = ''): DivIcon {
  const span = document.createElement('span');
  span.textContent = text;
  span.ariaHidden = 'true';
  return divIcon({ className, html: span, iconSize: [0, 0] });
}
