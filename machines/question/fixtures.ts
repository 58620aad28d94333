import { demoAccounts } from '#mocks/seeds/accounts.ts';
import { ordersOn } from '#mocks/seeds/orders.ts';
import { today } from '#mocks/today.ts';
import { href } from '#src/config/routes.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import { promises } from './promises.ts';
import type { questionMachine } from './question.machine.ts';

const [, distributor] = demoAccounts;

/** An order of the distributor that production has not started: it can be cancelled. */
const order = ordersOn(today()).find(
  ({ stage, user_id: maker }) => stage === 'confirmado' && maker === distributor.id,
);

export const question: ChartFixtures<typeof questionMachine> = {
  words: {
    name: 'Pregunta antes de hacer',
    about: 'Lo que no se puede deshacer se pregunta antes, como cancelar una orden o perder lo escrito.',
    states: { closed: 'Sin preguntar', open: 'Preguntando' },
    events: { 'question.ask': 'Preguntar', 'question.close': 'Dejarlo como está' },
    invokes: {},
    guards: {},
  },
  path: `${href('orders')}?orden=${order?.id ?? ''}`,
  starts: [
    { name: 'Un distribuidor en una orden', input: undefined, token: tokens.stored, as: 'distributor' },
  ],
  events: { 'question.ask': bare, 'question.close': bare },
  invokes: {},
  facts: () => null,
  promises,
};
