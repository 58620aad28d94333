import { svg, type PolylineOptions } from 'leaflet';
import { memo, useState } from 'react';
import { Pane, Polygon, Polyline } from 'react-leaflet';
import { mexico, neighbours } from './outline.ts';
import classes from './shop-map.module.css';

const PANE = 'land';
/** Beneath tiles, where there are any. */
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

const look = (name: string) => ({ className: classes[name] ?? '' });

// Drawn anew wherever they are other objects than before.
const abroad = [...neighbours];
const land = [...mexico];
const shores = [...abroad, ...land];

/** Mexico as it lies in the sea, with its neighbours faint beside it. */
export const LandLayer = memo(function LandLayer() {
  const [renderer] = useState(() => svg({ pane: PANE, padding: 0.6 }));
  const options = { ...quiet, renderer };
  return (
    <Pane name={PANE} style={ORDER}>
      {grid.map((line) => (
        <Polyline key={line.join()} positions={line} {...options} {...look('grid')} />
      ))}
      <Polygon positions={shores} {...options} {...look('shallows')} />
      <Polygon positions={shores} {...options} {...look('shore')} />
      <Polygon positions={abroad} {...options} {...look('neighbours')} />
      <Polygon positions={land} {...options} {...look('mexico')} />
    </Pane>
  );
});
