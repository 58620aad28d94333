import { opinionsOf } from '#mocks/opinions.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { opinionsMachine } from './opinions.machine.ts';

const VARIANT = 'screen-5';

export const opinions: ChartFixtures<typeof opinionsMachine> = {
  ...resourceFixtures({
    outside: ['resource.load', 'resource.retry', 'resource.cancel', 'resource.clear'],
    name: 'Opiniones',
    about: 'Lo que dicen de un producto quienes lo compraron; sin ellas, su página no dice nada de esto.',
    load: 'Pedir las opiniones',
    asks: 'opinions',
    path: `/detalles/${VARIANT}/arena#opiniones`,
    inputs: [{ name: 'De esta tela', value: { variant: VARIANT } }],
    answers: [
      { name: 'Varias', value: opinionsOf(VARIANT) },
      { name: 'Ninguna', value: [] },
    ],
  }),
  starts: [{ name: 'Alguien baja hasta ellas', input: undefined, sends: ['resource.load'] }],
};
