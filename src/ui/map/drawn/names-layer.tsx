import { clsx as cx } from 'clsx';
import { memo } from 'react';
import { Marker, Pane, useMap } from 'react-leaflet';
import { stateCapitals } from '#src/config/state-capitals.ts';
import { towns } from '#src/config/towns.ts';
import type { Place } from '../place.ts';
import classes from '../shop-map.module.css';
import { byImportance, placeNames, type Box, type Spot } from './capital-labels.ts';
import { lettering } from './lettering.ts';
import { useSeen, zoomOf } from './use-seen.ts';

const PANE = 'names';
/** Above the land and below the tiles, which have their own names. */
const ORDER = { zIndex: 160 };

const capitals = byImportance(stateCapitals);
/** Capitals first: they are the last to lose their names. */
const places = [...capitals, ...towns.map(({ name, ...town }) => ({ ...town, capital: name }))];

/** Towns are named from this zoom on. */
const TOWNS_FROM = 6.5;

const waters = [
  { name: 'Océano Pacífico', lat: 18.2, lng: -114 },
  { name: 'Golfo de México', lat: 24.6, lng: -92.8 },
  { name: 'Mar Caribe', lat: 17.6, lng: -83.2 },
];

/** The names of seas fit from this zoom on. */
const SEAS_FROM = 4.5;

const NATIONAL_CAPITAL = 'Ciudad de México';

/** What stands on a place of the map: a pin, or one for several. */
export interface Covered extends Place {
  readonly by: 'pin' | 'cluster';
}

/** How far each reaches from its place, in px. */
const reaches = {
  pin: { across: 14, up: 38, down: 2 },
  cluster: { across: 25, up: 25, down: 25 },
} as const;

const boxOf = ({ x, y }: Spot, by: Covered['by']): Box => {
  const { across, up, down } = reaches[by];
  return { left: x - across, right: x + across, top: y - up, bottom: y + down };
};

/**
 * The capitals of the states, and nearer by other towns, each a dot with its name where it fits beside the pins, and the
 * names of the seas.
 */
export const NamesLayer = memo(function NamesLayer({ covered }: { readonly covered: readonly Covered[] }) {
  const map = useMap();
  const zoom = useSeen(zoomOf);
  const shown = zoom < TOWNS_FROM ? capitals : places;
  const spotOf = ({ lat, lng }: Place) => map.project({ lat, lng }, zoom);
  const labels = placeNames(
    shown,
    spotOf,
    covered.map((place) => boxOf(spotOf(place), place.by)),
  );
  const written = [
    ...(zoom < SEAS_FROM ? [] : waters.map((water) => ({ ...water, look: classes.water, gapPx: 0 }))),
    ...shown.flatMap(({ capital, lat, lng }) => {
      const { side, gapPx } = labels.get(capital) ?? { side: 'none', gapPx: 0 };
      if (side === 'hidden') return [];
      const name = side === 'none' ? '' : capital;
      return [
        {
          name,
          lat,
          lng,
          gapPx,
          look: cx(
            classes.capital,
            side !== 'none' && classes[side],
            capital === NATIONAL_CAPITAL && classes.seat,
          ),
        },
      ];
    }),
  ];
  return (
    <Pane name={PANE} style={ORDER}>
      {written.map(({ name, lat, lng, gapPx, look }) => (
        <Marker
          key={`${String(lat)},${String(lng)}`}
          position={{ lat, lng }}
          icon={lettering(name, look, gapPx)}
          pane={PANE}
          interactive={false}
          keyboard={false}
        />
      ))}
    </Pane>
  );
});
