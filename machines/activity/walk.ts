import { walkedList } from '#tests/browser/walks/support/listed.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { activityMachine } from './activity.machine.ts';

export const activity: WalkedScreen<typeof activityMachine> = walkedList({
  label: 'Cargando la actividad…',
  none: 'Aquí verás quién cambia una cuenta o una orden, y qué cambió.',
  nameOf: ({ subject }) => subject,
});
