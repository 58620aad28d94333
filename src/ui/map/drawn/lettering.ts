import { divIcon, type DivIcon } from 'leaflet';

/** A name on the map; hidden from screen readers. */
export function lettering(text: string, className = ''): DivIcon {
  const span = document.createElement('span');
  span.textContent = text;
  span.ariaHidden = 'true';
  return divIcon({ className, html: span, iconSize: [0, 0] });
}
