import type { Fault } from '../fault.ts';
import { behaviourFaults } from './behaviour.ts';
import { featureFaults } from './features.ts';
import { foundationFaults } from './foundations.ts';
import { pieceFaults } from './pieces.ts';
import { screenFaults } from './screens.ts';
import { shopFaults } from './shop.ts';
import { surroundingFaults } from './surroundings.ts';
import { wiringFaults } from './wiring.ts';

/** Every fault that the drill plants. */
export const faults: readonly Fault[] = [
  ...foundationFaults,
  ...behaviourFaults,
  ...pieceFaults,
  ...featureFaults,
  ...shopFaults,
  ...screenFaults,
  ...surroundingFaults,
  ...wiringFaults,
];
