import { publicPrices } from '#src/content/prices/public.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { removedWithSession } from '#stories/charts/samples/quote-ends.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { priceListMachine } from './price-list.machine.ts';

export const priceList: ChartFixtures<typeof priceListMachine> = {
  ...resourceFixtures({
    name: 'Mis precios',
    about: 'Los precios de quien entró, que el cotizador pide al llegar; mientras tanto rigen los públicos.',
    load: 'Pedir los precios',
    asks: 'priceList',
    neverReceived: removedWithSession,
    path: '/cotizador',
    inputs: [{ name: 'Los suyos', value: {} }],
    answers: [{ name: 'La lista pública', value: { list: publicPrices, tier: null } }],
  }),
  starts: [
    { name: 'Mariana en el cotizador', input: undefined, token: tokens.stored, sends: ['resource.load'] },
  ],
};
