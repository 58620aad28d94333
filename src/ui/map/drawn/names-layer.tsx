import { clsx as cx } from 'clsx';
import { memo, useState } from 'react';
import { Marker, Pane, useMap, useMapEvents } from 'react-leaflet';
import { stateCapitals } from '#src/config/state-capitals.ts';
import { towns } from '#src/config/towns.ts';
import classes from '../shop-map.module.css';
import { byImportance, placeNames } from './capital-labels.ts';
import { lettering } from './lettering.ts';

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

/** The capitals of the states, and nearer by other towns, each a dot with its name where it fits, and the names of the seas. */
export const NamesLayer = memo(function NamesLayer() {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({
    zoomend: () => {
      setZoom(map.getZoom());
    },
  });
  const shown = zoom < TOWNS_FROM ? capitals : places;
  const sides = placeNames(shown, ({ lat, lng }) => map.project({ lat, lng }, zoom));
  const written = [
    ...(zoom < SEAS_FROM ? [] : waters.map((water) => ({ ...water, look: classes.water }))),
    ...shown.flatMap(({ capital, lat, lng }) => {
      const side = sides.get(capital) ?? 'none';
      if (side === 'hidden') return [];
      const name = side === 'none' ? '' : capital;
      return [
        {
          name,
          lat,
          lng,
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
      {written.map(({ name, lat, lng, look }) => (
        <Marker
          key={`${String(lat)},${String(lng)}`}
          position={{ lat, lng }}
          icon={lettering(name, look)}
          pane={PANE}
          interactive={false}
          keyboard={false}
        />
      ))}
    </Pane>
  );
});
