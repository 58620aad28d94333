import { svg, type PathOptions, type PolylineOptions } from 'leaflet';
import { memo, useState } from 'react';
import { Pane, Polygon, Polyline } from 'react-leaflet';
import { mexico, neighbours } from '../outline.ts';

const PANE = 'land';
/** Below the tiles, if there are any. */
const ORDER = { zIndex: 150 };

const everyFive = (from: number, to: number) =>
  Array.from({ length: (to - from) / 5 + 1 }, (_, index) => from + index * 5);

/** Meridians and parallels, every five degrees. */
const grid: readonly [number, number][][] = [
  ...everyFive(-150, -45).map((lng): [number, number][] => [
    [-10, lng],
    [65, lng],
  ]),
  ...everyFive(-5, 60).map((lat): [number, number][] => [
    [lat, -160],
    [lat, -30],
  ]),
];

const quiet = { interactive: false, smoothFactor: 0.6 } satisfies PolylineOptions;

/** Colours come from the map's frame. Two rings of shallow water surround the land. */
const looks = {
  grid: { color: 'var(--sea-line)', weight: 1 },
  shallows: { color: 'var(--shore)', fill: false, opacity: 0.07, weight: 18 },
  shore: { color: 'var(--shore)', fill: false, opacity: 0.07, weight: 8 },
  abroad: { color: 'var(--rule)', fillColor: 'var(--abroad)', fillOpacity: 1, weight: 1 },
  mexico: { color: 'var(--shore)', fillColor: 'var(--land)', fillOpacity: 1, opacity: 0.55, weight: 1.1 },
} satisfies Record<string, PathOptions>;

// The layer is drawn again when these objects change.
const abroad = [...neighbours];
const land = [...mexico];
const shores = [...abroad, ...land];

/** Mexico, with its neighbours in a fainter colour. */
export const LandLayer = memo(function LandLayer() {
  const [renderer] = useState(() => svg({ pane: PANE, padding: 0.6 }));
  const options = { ...quiet, renderer };
  return (
    <Pane name={PANE} style={ORDER}>
      {grid.map((line) => (
        <Polyline key={line.join()} positions={line} {...options} {...looks.grid} />
      ))}
      <Polygon positions={shores} {...options} {...looks.shallows} />
      <Polygon positions={shores} {...options} {...looks.shore} />
      <Polygon positions={abroad} {...options} {...looks.abroad} />
      <Polygon positions={land} {...options} {...looks.mexico} />
    </Pane>
  );
});
