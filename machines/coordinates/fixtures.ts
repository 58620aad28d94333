import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { mariana } from '#stories/charts/samples/people.ts';
import { ID, start } from '#stories/charts/samples/user-forms.ts';
import { plainFormFixtures } from '../plain-form/fixtures.ts';
import type { coordinatesMachine } from './coordinates.machine.ts';

export const coordinates: ChartFixtures<typeof coordinatesMachine> = plainFormFixtures({
  name: 'Lugar en el mapa',
  about:
    'Dónde está alguien en el mapa público: al guardarlo, el registro que responde el servidor pasa a la lista.',
  asks: 'setCoordinates',
  path: `${href('users')}?lugar=${String(ID)}`,
  start,
  values: [
    { name: 'Monterrey', value: { id: ID, lat: 25.68, lng: -100.31 } },
    { name: 'Al revés', value: { id: ID, lat: -100.31, lng: 25.68 } },
  ],
  answers: [{ name: 'Lugar guardado', value: { ...mariana, id: ID, lat: 25.68, lng: -100.31 } }],
});
