import type { CutPlan } from '#src/api/contract/assumed/cutting.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { administrator, id, path } from '#stories/charts/samples/cutting.ts';
import { promises } from './promises.ts';
import type { reservationMachine } from './reservation.machine.ts';

const savedPlan: CutPlan = {
  id: 'plan-9',
  folio: 'PC-9',
  state: 'apartado',
  orders: [id],
  recut: [],
  made_at: '2026-11-20T18:30:00Z',
  takes: [{ material: 'SP', quantity: 4 }],
  layout: { cloths: [], bars: [] },
};

export const reservation: ChartFixtures<typeof reservationMachine> = {
  words: {
    name: 'Material de un plan',
    about:
      'El material de un plan de corte: se aparta, y después se dice que ya se cortó o que queda libre; cada paso puede tardar y fallar.',
    states: {
      free: 'Sin apartar',
      reserving: 'Apartando',
      'reserving.brisk': waitingWords.brisk,
      'reserving.slow': waitingWords.slow,
      'reserving.endless': waitingWords.endless,
      reserved: 'Apartado',
      closing: 'Cerrando',
      'closing.brisk': waitingWords.brisk,
      'closing.slow': waitingWords.slow,
      'closing.endless': waitingWords.endless,
      closed: 'Cerrado',
      outdated: 'Por planear otra vez',
    },
    events: {
      'reservation.found': 'Ya estaba apartado',
      'reservation.reserve': 'Apartar',
      'reservation.close': 'Cerrar el plan',
      'reservation.cancel': 'Cancelar la espera',
      'reservation.renew': 'Volver a planear',
    },
    invokes: { reserve: 'Apartarlo', close: 'Cerrarlo' },
    guards: {},
  },
  path,
  starts: [{ name: 'Quien administra', input: undefined, ...administrator }],
  events: {
    'reservation.found': [{ name: 'Un plan guardado', value: { plan: savedPlan } }],
    'reservation.reserve': [
      {
        name: 'Lo que hay',
        value: {
          values: { orders: [id], recut: [], takes: [], remnants: [], layout: { cloths: [], bars: [] } },
        },
      },
    ],
    'reservation.close': [
      { name: 'Ya se cortó', value: { end: 'cortado' } },
      { name: 'No se va a cortar', value: { end: 'liberado' } },
    ],
    'reservation.cancel': bare,
    'reservation.renew': bare,
  },
  invokes: {
    reserve: { asks: 'reserveCutPlan', answers: [{ name: 'Apartado', value: savedPlan }] },
    close: {
      asks: 'closeCutPlan',
      answers: [{ name: 'Cerrado', value: { ...savedPlan, state: 'cortado' } }],
    },
  },
  facts: ({ plan, error }) => [plan !== null, error !== null],
  promises,
  outside: ['reservation.found', 'reservation.renew'],
};
