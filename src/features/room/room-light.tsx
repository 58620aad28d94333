import layout from '#src/ui/layout.module.css';
import text from '#src/ui/text.module.css';
import { useMemo, useState } from 'react';
import type { Hour } from '#src/content/pictures/hours.ts';
import { pictureRooms } from '#src/content/pictures/rooms.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { Segmented } from '#src/ui/segmented.tsx';
import { controlsOf, initialSetting } from './controls.ts';
import { dressingOf, roomOf } from './dressing.ts';
import { hours } from './hours.ts';
import { LivePicture } from './live-picture.tsx';
import { SeenFromOutside } from './seen-from-outside.tsx';
import { SettingSlider } from './setting-slider.tsx';
import classes from './room-light.module.css';

interface RoomLightProps {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** A room whose light changes with what hangs in its window, its colour and the hour. */
export function RoomLight({ variant, colour }: RoomLightProps) {
  const dressing = useMemo(() => dressingOf(variant, colour), [variant, colour]);
  const [setting, setSetting] = useState(() => initialSetting(dressing.type));
  const [hour, setHour] = useState<Hour>('morning');
  const room = roomOf(variant);
  const shown = useMemo(() => ({ dressing, setting, hour }), [dressing, setting, hour]);
  const place = `en la ${pictureRooms[room].name}`;
  return (
    <figure className={classes['room']}>
      <LivePicture room={room} shown={shown} name={`${variant.name} en ${colour.name}`} />
      <figcaption>
        <div className={classes['controls']}>
          <div className={classes['sliders']}>
            {controlsOf(dressing.type).map((control) => (
              <SettingSlider
                key={control.name}
                control={control}
                place={place}
                value={setting[control.name]}
                onChange={(value) => {
                  setSetting((now) => ({ ...now, [control.name]: value }));
                }}
              />
            ))}
          </div>
          <Segmented legend={`Hora ${place}`} options={hours} value={hour} onChange={setHour} />
        </div>
        {hour === 'night' ? <SeenFromOutside dressing={dressing} setting={setting} /> : null}
        <p className={`${layout['row'] ?? ''} ${text['soft'] ?? ''}`} data-small>
          Imagen generada a escala: la luz se calcula con lo que deja pasar esta tela en este color.
        </p>
      </figcaption>
    </figure>
  );
}
