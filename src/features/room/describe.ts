import type { Hour } from '#src/content/pictures/hours.ts';
import { controlsOf } from './controls.ts';
import type { Setting } from './coverings.ts';
import type { Dressing } from './dressing.ts';
import { atHour } from './hours.ts';

interface Described {
  readonly dressing: Dressing;
  readonly setting: Setting;
  readonly hour: Hour;
}

const percent = (share: number) => `${String(Math.round(share * 100))} %`;

/** How a product hangs and when: "con las tiras giradas al 60 %, 22 % abierta, de mañana". */
export const describeSetting = ({ dressing: { type }, setting, hour }: Described): string =>
  [
    ...controlsOf(type).map(({ name, says }) =>
      name === 'turn' ? `${says} al ${percent(setting.turn)}` : `${percent(setting.open)} ${says}`,
    ),
    atHour[hour],
  ].join(', ');
