import type { ReactNode } from 'react';
import type { Place } from './place.ts';

/** Somebody or something that stands on the map. */
export interface MapMarker extends Place {
  readonly id: number;
  readonly title: string;
  readonly selected?: boolean;
}

/** A pin that a person puts somewhere: by dragging it, with the arrow keys, or by a touch of the map. */
export interface MapPin extends Place {
  readonly title: string;
}

/** What part of the map is shown. */
export interface MapView {
  readonly center: Place;
  readonly zoom: number;
}

export interface ShopMapProps {
  readonly label: string;
  /** The deployment's tile server; null draws Mexico from our own data. */
  readonly tiles: { readonly url: string; readonly attribution: string } | null;
  /** Where it looks; a new one takes it there. @default all of Mexico */
  readonly view?: MapView | null;
  readonly markers?: readonly MapMarker[];
  readonly onSelect?: (id: number) => void;
  /** Whether pins that would cover each other are shown as one. @default false */
  readonly clustered?: boolean;
  readonly pin?: MapPin | null;
  /** Given where a pin can be put; told of the place, to about a metre. */
  readonly onPick?: (place: Place) => void;
  /** Told of what it looks at, once it rests. */
  readonly onMove?: (view: MapView) => void;
  /** Layers of react-leaflet's, above everything else. */
  readonly children?: ReactNode;
}
