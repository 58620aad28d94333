import { expect, test } from 'vitest';
import { clusterTitle } from '#src/ui/map/drawn/cluster-title.ts';

const at = (town: string | null, state: string | null = 'Jalisco') => ({ place: { town, state } });

test.each([
  [
    'its towns, that of most pins first',
    [at('Zapopan'), at('Guadalajara'), at('Guadalajara')],
    '3 distribuidores en Guadalajara y Zapopan: acércate para verlos',
  ],
  [
    'its states, when they are of several',
    [at('Torreón', 'Coahuila'), at('Durango', 'Durango')],
    '2 distribuidores en Coahuila y Durango: acércate para verlos',
  ],
  [
    'the first three of many',
    ['A', 'B', 'C', 'D', 'E'].map((town) => at(town)),
    '5 distribuidores en A, B, C y 2 municipios más: acércate para verlos',
  ],
  ['nothing where nothing is known', [at(null, null), {}], '2 distribuidores: acércate para verlos'],
])('a cluster names %s', (_, markers, title) => {
  expect(clusterTitle(markers)).toBe(title);
});
