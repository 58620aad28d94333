import { stateList, walkedList } from '#tests/browser/walks/support/locations.ts';
import { arrivesByItself, byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { statesMachine } from './states.machine.ts';

const statesPart = walkedList(stateList, 'Cargando los estados…');

export const states: WalkedScreen<typeof statesMachine> = {
  interactions: {
    'resource.load': byApp('the list is requested once, when the form opens'),
    'resource.retry': statesPart.retry,
    'resource.cancel': statesPart.cancel,
    'resource.clear': byApp('nothing clears the list of all states'),
    'resource.arrived': arrivesByItself,
  },
  appearances: statesPart.appearances,
};
