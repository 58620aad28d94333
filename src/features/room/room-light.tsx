import { clsx as cx } from 'clsx';
import { Suspense, useMemo } from 'react';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { dressingOf, roomOf } from './dressing.ts';
import { SeenFromOutside } from './lazy-seen-from-outside.ts';
import { LivePicture } from './live-picture.tsx';
import { RoomControls } from './room-controls.tsx';
import classes from './room-light.module.css';
import { hasStreet } from './setting/places.ts';
import { useRoomSetting } from './use-room-setting.ts';

interface RoomLightProps {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** A room whose light changes with what hangs in its window, its colour and the hour. */
export function RoomLight({ variant, colour }: RoomLightProps) {
  const dressing = useMemo(() => dressingOf(variant, colour), [variant, colour]);
  const { chosen, seen } = useRoomSetting(dressing.type);
  const { setting, hour } = seen;
  const room = roomOf(variant);
  const shown = useMemo(() => ({ dressing, setting, hour }), [dressing, setting, hour]);
  return (
    <figure className={cx(layout.scripted, classes.room)}>
      <LivePicture room={room} shown={shown} name={`${variant.name} en ${colour.name}`} />
      <figcaption>
        <RoomControls room={room} type={dressing.type} {...chosen} />
        {chosen.hour === 'night' && hasStreet(dressing.type) ? (
          <Suspense fallback={null}>
            <SeenFromOutside dressing={dressing} setting={setting} />
          </Suspense>
        ) : null}
        <p className={text.soft} data-small>
          Imagen generada a escala: la luz se calcula con lo que deja pasar este producto en este color.
        </p>
      </figcaption>
    </figure>
  );
}
