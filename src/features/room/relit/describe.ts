import type { Hour } from '#src/content/pictures/hours.ts';
import { controlsOf } from '../controls.ts';
import type { Setting } from '../coverings.ts';
import type { Dressing } from '../dressing.ts';
import { FREE, nightPrivacy, throughIt } from '../outside/night-privacy.ts';
import { atHour } from '../setting/hours.ts';

interface Described {
  readonly dressing: Dressing;
  readonly setting: Setting;
  readonly hour: Hour;
}

const percent = (share: number) => `${String(Math.round(share * 100))} %`;

/** What of the room one sees from the street. */
function fromStreet({ dressing, setting }: Described): string {
  const { view, free } = nightPrivacy(dressing, setting);
  return `: detrás de la tela ${throughIt[view]}${free > FREE ? ', y por la parte libre se ve todo' : ''}`;
}

/** How a product hangs and when: "con las tiras giradas al 60 %, 22 % abierta, de mañana". */
export function describeSetting(described: Described): string {
  const { dressing, setting, hour } = described;
  const how = controlsOf(dressing.type).map(({ name, says }) =>
    name === 'turn' ? `${says} al ${percent(setting.turn)}` : `${percent(setting.open)} ${says}`,
  );
  return [...how, atHour[hour]].join(', ') + (hour === 'street' ? fromStreet(described) : '');
}
