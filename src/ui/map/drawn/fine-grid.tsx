import type { Map as LeafletMap } from 'leaflet';
import { Pane, Polyline } from 'react-leaflet';
import { useSeen } from './use-seen.ts';

const PANE = 'fine-grid';
/** Above the land, which is a single colour at close zoom, and below its names. */
const ORDER = { zIndex: 155 };

/** Degrees between two lines, by zoom. */
const steps = [
  { from: 11.5, step: 0.05 },
  { from: 9.5, step: 0.2 },
  { from: 7, step: 1 },
] as const;

const line = (...ends: [number, number][]) => ends;

const viewOf = (map: LeafletMap) => ({ zoom: map.getZoom(), bounds: map.getBounds().pad(0.5) });

/** Meridians and parallels that give a close view its scale. */
export function FineGrid() {
  const { zoom, bounds } = useSeen(viewOf);
  const step = steps.find(({ from }) => zoom >= from)?.step;
  if (step === undefined) return null;
  const [west, south, east, north] = [
    bounds.getWest(),
    bounds.getSouth(),
    bounds.getEast(),
    bounds.getNorth(),
  ];
  const between = (from: number, to: number) =>
    Array.from(
      { length: Math.ceil((to - from) / step) },
      (_, index) => (Math.ceil(from / step) + index) * step,
    );
  const lines = [
    ...between(west, east).map((lng) => line([south, lng], [north, lng])),
    ...between(south, north).map((lat) => line([lat, west], [lat, east])),
  ];
  return (
    <Pane name={PANE} style={ORDER}>
      {lines.map((ends) => (
        <Polyline
          key={`${String(step)} ${ends.join()}`}
          positions={ends}
          pane={PANE}
          interactive={false}
          color="var(--shore)"
          opacity={0.13}
          weight={1}
        />
      ))}
    </Pane>
  );
}
