import './leaflet.layer.css';
import { latLngBounds } from 'leaflet';
import { useMemo } from 'react';
import { MapContainer, ScaleControl, ZoomControl } from 'react-leaflet';
import { isOnMap } from '../place.ts';
import type { ShopMapProps } from '../shop-map-props.ts';
import classes from '../shop-map.module.css';
import { ClusteredPins } from './clustered-pins.tsx';
import { DealerPins } from './dealer-pins.tsx';
import { DistanceRings } from './distance-rings.tsx';
import { DraggablePin } from './draggable-pin.tsx';
import { FineGrid } from './fine-grid.tsx';
import { FollowView } from './follow-view.tsx';
import { LandLayer } from './land-layer.tsx';
import { MapBehaviour } from './map-behaviour.tsx';
import { NamesLayer, type Covered } from './names-layer.tsx';
import { Reports } from './reports.tsx';
import { Tiles } from './tiles.tsx';

/** All of Mexico. */
const MEXICO = latLngBounds([14.2, -118.6], [32.9, -86.5]);
/** The area that the map can be moved in. */
const BOUNDS = latLngBounds([3, -132], [45, -70]);
/** Highest zoom of the drawing; tiles allow more. */
const CLOSEST = { drawing: 13, tiles: 19 } as const;
const FURTHEST = 3.5;

/** The Leaflet map, with the layers that draw Mexico. */
export function DrawnMap(props: ShopMapProps) {
  const {
    label,
    tiles,
    view = null,
    markers,
    onSelect,
    clustered = false,
    from = null,
    pin = null,
    onPick,
    onMove,
    children,
  } = props;
  const shown = useMemo(() => markers?.filter(isOnMap) ?? [], [markers]);
  const covered = useMemo(() => shown.map(({ lat, lng }): Covered => ({ lat, lng, by: 'pin' })), [shown]);
  const start = view !== null && isOnMap(view.center) ? view : null;
  return (
    <MapContainer
      className={classes.map}
      {...(start ? { center: start.center, zoom: start.zoom } : { bounds: MEXICO })}
      minZoom={FURTHEST}
      maxZoom={tiles ? CLOSEST.tiles : CLOSEST.drawing}
      zoomSnap={0.5}
      // A zoom animation that is running on unmount would end on a removed map.
      zoomAnimation={false}
      maxBounds={BOUNDS}
      maxBoundsViscosity={0.8}
      zoomControl={false}
      attributionControl={false}
      scrollWheelZoom={false}
    >
      <MapBehaviour label={label} />
      <FollowView view={start} whole={MEXICO} />
      <LandLayer />
      <FineGrid />
      {from !== null && isOnMap(from) ? <DistanceRings from={from} /> : null}
      {tiles ? <Tiles {...tiles} /> : null}
      <ZoomControl position="topright" zoomInTitle="Acercar" zoomOutTitle="Alejar" />
      <ScaleControl position="bottomleft" imperial={false} />
      {clustered ? (
        <ClusteredPins markers={shown} onSelect={onSelect} />
      ) : (
        <>
          <NamesLayer covered={covered} />
          <DealerPins markers={shown} onSelect={onSelect} />
        </>
      )}
      {pin && onPick && isOnMap(pin) ? <DraggablePin {...pin} onPick={onPick} /> : null}
      <Reports onPick={onPick} onMove={onMove} />
      {children}
    </MapContainer>
  );
}
