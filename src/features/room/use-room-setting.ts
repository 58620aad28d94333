import { useState } from 'react';
import type { Hour } from '#src/content/pictures/hours.ts';
import type { ProductType } from '#src/ui/product/drawing.ts';
import { initialSetting } from './controls.ts';
import type { Setting } from './coverings.ts';

/** How a product hangs in a room and at which hour it is seen, as `RoomControls` choose. */
export function useRoomSetting(type: ProductType, first?: Partial<Setting>) {
  const [setting, onSetting] = useState<Setting>(() => ({ ...initialSetting(type), ...first }));
  const [hour, onHour] = useState<Hour>('morning');
  return { setting, onSetting, hour, onHour };
}
