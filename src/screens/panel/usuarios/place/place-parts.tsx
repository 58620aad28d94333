import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useConfig } from '#src/actor-hooks/services.ts';
import { IconMapPin } from '#src/ui/icons.ts';
import { ShopMap } from '#src/ui/map/shop-map.tsx';
import { CapitalField } from './capital-field.tsx';
import { DegreeField } from './degree-field.tsx';
import { PasteField } from './paste-field.tsx';
import classes from './place-parts.module.css';
import { PlaceWarning } from './place-warning.tsx';
import type { PlaceDraft } from './use-written-place.ts';

interface PlacePartsProps {
  /** The name of the person whose place it is. */
  readonly whose: string;
  readonly draft: PlaceDraft;
  /** Shown below the fields. @default nothing */
  readonly children?: ReactNode;
}

/** The fields and the map to enter a place. */
export function PlaceParts({ whose, draft, children }: PlacePartsProps) {
  const { mapTiles } = useConfig();
  const { written, setWritten, place, pin, view, movePinAndMap, showPin } = draft;
  return (
    <Stack gap="lg" className={classes.place}>
      <div className={classes.search}>
        <PasteField onRead={movePinAndMap} />
        <CapitalField onGo={draft.showCapital} />
      </div>
      <div className={classes.parts}>
        <Stack gap="xs" flex={1} align="start">
          <div className={classes.map}>
            <ShopMap
              label={`Mapa para el lugar de ${whose}`}
              tiles={mapTiles}
              view={view}
              pin={pin && { ...pin, title: `Pin de ${whose}` }}
              onPick={draft.movePin}
              onMove={draft.onMove}
            />
          </div>
          <Text c="dimmed" fz="sm">
            Toca el mapa o arrastra el pin. Con el pin enfocado, muévelo con las flechas; con Mayús, poco a
            poco.
          </Text>
          <Button onClick={draft.centerPin} leftSection={<IconMapPin size={16} stroke={1.5} aria-hidden />}>
            Poner el pin al centro del mapa
          </Button>
        </Stack>
        <Stack gap="md" className={classes.side}>
          <div className={classes.degrees}>
            <DegreeField
              name="lat"
              label="Latitud"
              value={written.lat}
              onChange={(lat) => {
                setWritten({ ...written, lat });
              }}
              onLeave={showPin}
            />
            <DegreeField
              name="lng"
              label="Longitud"
              value={written.lng}
              onChange={(lng) => {
                setWritten({ ...written, lng });
              }}
              onLeave={showPin}
            />
          </div>
          {place === null ? (
            <Text c="dimmed" fz="sm">
              Aún no tiene lugar en el mapa.
            </Text>
          ) : (
            <PlaceWarning place={place} onAccept={movePinAndMap} />
          )}
          {children}
        </Stack>
      </div>
    </Stack>
  );
}
