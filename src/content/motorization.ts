import { motors } from './motorization/motors.ts';
import { remotes } from './motorization/remotes.ts';
import { smartDevices } from './motorization/smart.ts';
import type { Device } from './schema/device.ts';

/** All motors, remotes and accessories. */
export const devices: readonly Device[] = [...motors, ...remotes, ...smartDevices];
