import { Circle, Marker, Pane, useMap } from 'react-leaflet';
import type { Place } from '../place.ts';
import classes from '../shop-map.module.css';
import { lettering } from './lettering.ts';
import { useSeen, zoomOf } from './use-seen.ts';

const PANE = 'rings';
/** Above the names, and below pins. */
const ORDER = { zIndex: 165 };

const KILOMETRE = 1_000;
const PER_DEGREE_KM = 111.2;
/** Radii to choose from, in km: the largest two that fit the view are drawn. */
const radii = [1, 2, 5, 10, 25, 50, 100, 250, 500];
const AT_ONCE = 2;

/** How far things are from a place: two circles with their radius in kilometres. */
export function DistanceRings({ from }: { readonly from: Place }) {
  const map = useMap();
  const zoom = useSeen(zoomOf);
  const { y } = map.getSize();
  const point = map.project(from, zoom);
  const edge = map.unproject([point.x, point.y - y / 2], zoom);
  const reachKm = (edge.lat - from.lat) * PER_DEGREE_KM;
  return (
    <Pane name={PANE} style={ORDER}>
      {radii
        .filter((km) => km < reachKm)
        .slice(-AT_ONCE)
        .map((km) => (
          <Ring key={km} from={from} km={km} />
        ))}
    </Pane>
  );
}

const Ring = ({ from, km }: { readonly from: Place; readonly km: number }) => (
  <>
    <Circle
      center={from}
      radius={km * KILOMETRE}
      pane={PANE}
      interactive={false}
      fill={false}
      color="var(--shore)"
      opacity={0.55}
      weight={1}
      dashArray="3 5"
    />
    <Marker
      position={{ lat: from.lat + km / PER_DEGREE_KM, lng: from.lng }}
      icon={lettering(`${String(km)} km`, classes.ring)}
      pane={PANE}
      interactive={false}
      keyboard={false}
    />
  </>
);
