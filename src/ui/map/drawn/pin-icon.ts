import { clsx as cx } from 'clsx';
import { divIcon, type DivIcon } from 'leaflet';
import classes from '../shop-map.module.css';

const DRAWING =
  '<svg viewBox="0 0 30 40" width="30" height="40" aria-hidden="true" focusable="false">' +
  '<path d="M15 38.5C12 32 2.5 24 2.5 14.5a12.5 12.5 0 0 1 25 0C27.5 24 18 32 15 38.5Z"/>' +
  '<circle cx="15" cy="14.5" r="4.5"/></svg>';

const pin = (look: string): DivIcon =>
  divIcon({
    className: cx(classes.pin, look),
    html: DRAWING,
    iconSize: [30, 40],
    iconAnchor: [15, 39],
  });

/** The icon of a pin, in the accent colour: plain, chosen, or draggable. */
export const pinIcons = {
  plain: pin(classes.plain),
  chosen: pin(classes.chosen),
  free: pin(classes.free),
} as const;
