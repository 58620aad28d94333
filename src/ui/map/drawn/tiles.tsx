import { useState } from 'react';
import { AttributionControl, TileLayer } from 'react-leaflet';
import classes from '../shop-map.module.css';

interface TilesProps {
  readonly url: string;
  readonly attribution: string;
}

/** Streets from a tile server, above the drawing; the drawing stays visible when the server does not answer. */
export function Tiles({ url, attribution }: TilesProps) {
  const [seen, setSeen] = useState<'nothing' | 'streets' | 'failures'>('nothing');
  return (
    <>
      <TileLayer
        url={url}
        attribution={attribution}
        eventHandlers={{
          tileload: () => {
            setSeen('streets');
          },
          tileerror: () => {
            setSeen((before) => (before === 'streets' ? before : 'failures'));
          },
        }}
      />
      <AttributionControl position="bottomright" prefix={false} />
      {seen === 'failures' ? (
        <p role="status" className={classes.note}>
          Las calles no cargaron. Queda el dibujo de México.
        </p>
      ) : null}
    </>
  );
}
