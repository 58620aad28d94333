import type {
  blindsStockMachine,
  galleriesStockMachine,
  motorsStockMachine,
  pricesStockMachine,
} from '#machines/stock.machine.ts';
import type { PieceStock, RollStock, StockPrice } from '#src/api/contract/assumed/stock.ts';
import { href } from '#src/config/routes.ts';
import type { ChartKit } from './kit.ts';
import { resourceKit } from './resource.ts';
import { tokens } from './session.ts';

/** An article of which only its name is known. */
const barePiece: PieceStock = {
  id: 1,
  name: 'Motor sin nada más',
  code: null,
  family: null,
  color: null,
  unit: null,
  total: null,
  reserved: null,
  free: null,
  threshold: null,
  incoming: null,
  incoming_at: null,
  updated_at: null,
};

/** An article of which all is known. */
const completePiece: PieceStock = {
  id: 2,
  name: 'Motor tubular 6 Nm',
  code: 'MO-001',
  family: 'Motores',
  color: null,
  unit: 'pieza',
  total: 14,
  reserved: 9,
  free: 5,
  threshold: 10,
  incoming: 40,
  incoming_at: '2026-12-04',
  updated_at: '2026-11-20T18:30:00Z',
};

const bareRoll: RollStock = {
  ...barePiece,
  name: 'Tela sin nada más',
  rolls: null,
  roll_length: null,
  roll_width: null,
};
const completeRoll: RollStock = {
  ...completePiece,
  name: 'Blackout Lino Arena',
  code: 'EB-102',
  family: 'Enrollables',
  color: '#d9c9ae',
  unit: 'm',
  rolls: 3,
  roll_length: 30,
  roll_width: 2_500,
};

const barePrice: StockPrice = {
  id: 1,
  name: 'Tela sin nada más',
  code: null,
  family: null,
  color: null,
  unit: null,
  price: null,
  previous_price: null,
  updated_at: null,
};
const completePrice: StockPrice = {
  ...barePrice,
  id: 2,
  name: 'Blackout Lino Arena',
  code: 'EB-102',
  family: 'Enrollables',
  color: '#d9c9ae',
  unit: 'm²',
  price: 690,
  previous_price: 669.3,
  updated_at: '2026-11-03T15:00:00Z',
};

const none = { name: 'Nada', value: [] };
const common = { load: 'Actualizar', inputs: [{ name: 'Todo', value: {} }] };
const starts = [
  { name: 'Un distribuidor', input: undefined, token: tokens.stored, as: 'distributor' as const },
];

export const blindsStock: ChartKit<typeof blindsStockMachine> = {
  ...resourceKit({
    ...common,
    name: 'Inventario de telas',
    about:
      'Lo que hay de cada tela: se pide al llegar y al actualizar, puede tardar, fallar y pedirse de nuevo.',
    asks: 'blindsStock',
    path: href('blindsStock'),
    answers: [{ name: 'Una completa y una con solo su nombre', value: [completeRoll, bareRoll] }, none],
  }),
  starts,
};

export const galleriesStock: ChartKit<typeof galleriesStockMachine> = {
  ...resourceKit({
    ...common,
    name: 'Inventario de galerías',
    about:
      'Lo que hay de cada galería: se pide al llegar y al actualizar, puede tardar, fallar y pedirse de nuevo.',
    asks: 'galleriesStock',
    path: href('galleriesStock'),
    answers: [{ name: 'Una completa y una con solo su nombre', value: [completePiece, barePiece] }, none],
  }),
  starts,
};

export const motorsStock: ChartKit<typeof motorsStockMachine> = {
  ...resourceKit({
    ...common,
    name: 'Inventario de motores',
    about:
      'Lo que hay de cada motor: se pide al llegar y al actualizar, puede tardar, fallar y pedirse de nuevo.',
    asks: 'motorsStock',
    path: href('motorsStock'),
    answers: [{ name: 'Uno completo y uno con solo su nombre', value: [completePiece, barePiece] }, none],
  }),
  starts,
};

export const pricesStock: ChartKit<typeof pricesStockMachine> = {
  ...resourceKit({
    ...common,
    name: 'Precios de inventario',
    about:
      'Lo que cuesta cada artículo: se piden al llegar y al actualizar, pueden tardar, fallar y pedirse de nuevo.',
    asks: 'pricesStock',
    path: href('pricesStock'),
    answers: [{ name: 'Un precio que subió y uno sin dato', value: [completePrice, barePrice] }, none],
  }),
  starts,
};
