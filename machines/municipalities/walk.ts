import { choose } from '#tests/browser/walks/support/filling.ts';
import { form, stateList, walkedList } from '#tests/browser/walks/support/locations.ts';
import { arrivesByItself, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { municipalitiesMachine } from './municipalities.machine.ts';

const municipalityList = () => form().getByRole('combobox', { name: 'Municipio' });

const municipalitiesPart = walkedList(municipalityList, 'Cargando los municipios…');

export const municipalities: WalkedScreen<typeof municipalitiesMachine> = {
  interactions: {
    'resource.load': {
      by: 'person',
      // Choosing the selected option again fires no change event: only another state loads.
      can: (snapshot, { input }) => snapshot.matches('idle') || snapshot.context.query.input.id !== input.id,
      take: ({ input }) => choose(stateList(), input.id),
    },
    'resource.retry': municipalitiesPart.retry,
    'resource.cancel': municipalitiesPart.cancel,
    'resource.clear': {
      by: 'person',
      can: (snapshot) => !snapshot.matches('idle'),
      take: () => choose(stateList(), null),
    },
    'resource.arrived': arrivesByItself,
  },
  appearances: municipalitiesPart.appearances,
};
