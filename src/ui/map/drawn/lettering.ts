import { divIcon, type DivIcon } from 'leaflet';

/**
 * A name on the map; hidden from screen readers.
 * @param gapPx between its place and its first or last letter, in px
 */
export function lettering(text: string, className = '', gapPx = 0): DivIcon {
  const span = document.createElement('span');
  span.textContent = text;
  span.ariaHidden = 'true';
  span.style.setProperty('--gap', `${String(gapPx)}px`);
  return divIcon({ className, html: span, iconSize: [0, 0] });
}
