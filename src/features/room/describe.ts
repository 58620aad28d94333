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

const turned: Readonly<Partial<Record<Dressing['type'], string>>> = {
  horizontal: 'con las tablillas giradas',
  vertical: 'con las tiras giradas',
  'sheer-elegance': 'con las franjas alineadas',
};

const percent = (share: number) => `${String(Math.round(share * 100))} %`;

/** How a product hangs and when: "35 % abierta, de mañana". */
export function describeSetting({ dressing: { type }, setting, hour }: Described): string {
  const hasTurn = controlsOf(type).some(({ name }) => name === 'turn');
  const parts = [
    hasTurn ? `${turned[type] ?? 'girada'} al ${percent(setting.turn)}` : null,
    `${percent(setting.open)} ${type === 'toldo-brazos' ? 'extendido' : 'abierta'}`,
    atHour[hour],
  ];
  return parts.filter((part) => part !== null).join(', ');
}
