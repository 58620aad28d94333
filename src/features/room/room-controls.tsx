import { clsx as cx } from 'clsx';
import { pictureRooms, type PictureRoom } from '#src/content/pictures/rooms.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { Slider } from '#src/ui/controls/slider.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { controlsOf } from './controls.ts';
import type { Setting } from './coverings.ts';
import type { Hung } from './hung.ts';
import classes from './room-light.module.css';
import { hours, type HourInside } from './setting/hours.ts';
import { hasStreet, places, type Place } from './setting/places.ts';

interface RoomControlsProps {
  readonly room: PictureRoom;
  readonly type: Hung;
  readonly setting: Setting;
  readonly onSetting: (change: (now: Setting) => Setting) => void;
  readonly hour: HourInside;
  readonly onHour: (hour: HourInside) => void;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

/** The sliders that a product has, the hours of the day, and at night from where one looks. */
export function RoomControls({
  room,
  type,
  setting,
  onSetting,
  hour,
  onHour,
  place,
  onPlace,
}: RoomControlsProps) {
  const inRoom = `en la ${pictureRooms[room].name}`;
  return (
    <div className={cx(layout.row, layout.between, classes.controls)}>
      <div className={classes.sliders}>
        {controlsOf(type).map(({ name, legend, low, high }) => (
          <Slider
            key={name}
            legend={`${legend} ${inRoom}`}
            low={low}
            high={high}
            value={setting[name]}
            onChange={(value) => {
              onSetting((now) => ({ ...now, [name]: value }));
            }}
          />
        ))}
      </div>
      <Segmented legend={`Hora ${inRoom}`} options={hours} value={hour} onChange={onHour} />
      {hour === 'night' && hasStreet(type) ? (
        <Segmented
          legend={`Desde dónde se ve de noche ${inRoom}`}
          options={places}
          value={place}
          onChange={onPlace}
        />
      ) : null}
    </div>
  );
}
