import type { Hour } from '#src/content/pictures/hours.ts';
import { pictureRooms, type PictureRoom } from '#src/content/pictures/rooms.ts';
import { Segmented } from '#src/ui/segmented.tsx';
import { Slider } from '#src/ui/slider.tsx';
import type { ProductType } from '#src/ui/product/drawing.ts';
import { controlsOf } from './controls.ts';
import type { Setting } from './coverings.ts';
import { hours } from './hours.ts';
import classes from './room-light.module.css';

interface RoomControlsProps {
  readonly room: PictureRoom;
  readonly type: ProductType;
  readonly setting: Setting;
  readonly onSetting: (change: (now: Setting) => Setting) => void;
  readonly hour: Hour;
  readonly onHour: (hour: Hour) => void;
}

/** The sliders that a product has, and the hours of the day. */
export function RoomControls({ room, type, setting, onSetting, hour, onHour }: RoomControlsProps) {
  const place = `en la ${pictureRooms[room].name}`;
  return (
    <div className={classes['controls']}>
      <div className={classes['sliders']}>
        {controlsOf(type).map(({ name, legend, low, high }) => (
          <Slider
            key={name}
            legend={`${legend} ${place}`}
            low={low}
            high={high}
            value={setting[name]}
            onChange={(value) => {
              onSetting((now) => ({ ...now, [name]: value }));
            }}
          />
        ))}
      </div>
      <Segmented legend={`Hora ${place}`} options={hours} value={hour} onChange={onHour} />
    </div>
  );
}
