import { motors } from './motorization/motors.ts';
import { remotes } from './motorization/remotes.ts';
import { smartDevices } from './motorization/smart.ts';
import type { Device } from './schema/device.ts';

/** Everything that moves by itself or commands what does. */
export const devices: readonly Device[] = [...motors, ...remotes, ...smartDevices];
