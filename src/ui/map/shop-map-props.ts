import type { ReactNode } from 'react';
import type { Place } from './place.ts';

/** A marker on the map. */
export interface MapMarker extends Place {
  readonly id: number;
  readonly title: string;
  /** Where it is, in words; for the name of a cluster that it is in. */
  readonly place?: { readonly town: string | null; readonly state: string | null };
  readonly selected?: boolean;
}

/** A pin that a person places: by dragging it, with the arrow keys, or by touching the map. */
export interface MapPin extends Place {
  readonly title: string;
}

/** The visible part of the map. */
export interface MapView {
  readonly center: Place;
  readonly zoom: number;
}

export interface ShopMapProps {
  readonly label: string;
  /** The deployment's tile server; null draws Mexico from our own data. */
  readonly tiles: { readonly url: string; readonly attribution: string } | null;
  /** The view; the map moves when it changes. @default all of Mexico */
  readonly view?: MapView | null;
  readonly markers?: readonly MapMarker[];
  readonly onSelect?: (id: number) => void;
  /** Whether pins that would cover each other are shown as one. @default false */
  readonly clustered?: boolean;
  /** A place from which the map draws rings of distance. */
  readonly from?: Place | null;
  readonly pin?: MapPin | null;
  /** Called with the place where a pin is put, to about a metre. Omit it when pins cannot be placed. */
  readonly onPick?: (place: Place) => void;
  /** Called with the view after the map stops moving. */
  readonly onMove?: (view: MapView) => void;
  /** Further layers of react-leaflet, above everything else. */
  readonly children?: ReactNode;
}
