import { useState } from 'react';
import { initialSetting } from './controls.ts';
import type { Setting } from './coverings.ts';
import type { Hung } from './hung.ts';
import type { HourInside } from './setting/hours.ts';
import { seenAt, type Place } from './setting/places.ts';

/** How a product hangs in a room, and when and from where it is seen, as `RoomControls` choose. */
export function useRoomSetting(type: Hung, first?: Partial<Setting>) {
  const [setting, onSetting] = useState<Setting>(() => ({ ...initialSetting(type), ...first }));
  const [chosenHour, onHour] = useState<HourInside>('morning');
  const [place, onPlace] = useState<Place>('inside');
  return {
    /** What is seen. */
    seen: { setting, hour: seenAt(chosenHour, place) },
    /** What was chosen, for `RoomControls`. */
    chosen: { setting, onSetting, hour: chosenHour, onHour, place, onPlace },
  };
}
