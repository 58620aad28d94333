import { DAY_MS } from '#src/config/day-ms.ts';
import { workshopStages, type WorkshopStage } from '#src/config/order-stages.ts';
import { totalsOf } from '../orders/money.ts';
import { promisedOn } from '../orders/promised-on.ts';
import { tierOf } from '../pricing/tiers.ts';
import { formerEdition, pricingIn, todaysEdition } from '../pricing/valid-lists.ts';
import type { OrderRow } from '../rows/order.ts';
import type { QuoteRow } from '../rows/quote.ts';
import { daysAfter, daysBefore } from '../today.ts';
import { demoAccounts } from './accounts.ts';
import { quotesOn } from './quotes.ts';
import { seededRandom } from './random.ts';
import { users } from './users.ts';
import { makeUpWindows, makeUpWord } from './windows.ts';

const FIRST_NUMBER = 2_001;
/** Newer orders wait for their deposit. */
const PAID_AFTER_DAYS = 2;
/** Older orders were priced with the previous list. */
const LIST_HOLDS_DAYS = 90;

const [{ id: customer }, { id: distributor }, { id: administrator }] = demoAccounts;

/** Stages of the orders that come from quotes, by the quote's title. */
const stagesOfQuotes: Readonly<Record<string, WorkshopStage>> = {
  Estudio: 'entregado',
  'Recámara de Sofía': 'confirmado',
  'Departamento 1204': 'revisado',
  'Notaría 27': 'instalado',
  'Sala de juntas': 'entregado',
};

interface Plan {
  readonly maker: number;
  readonly stage: WorkshopStage;
  readonly daysAgo: number;
  readonly title: string;
  readonly windows: number;
  /** Whether its maker says that the rest was paid too. */
  readonly saysItPaid?: boolean;
}

/** Orders that come from a cart. */
const plans: readonly Plan[] = [
  { maker: customer, stage: 'en-corte', daysAgo: 6, title: 'Cuarto de visitas', windows: 2 },
  {
    maker: distributor,
    stage: 'enviado',
    daysAgo: 13,
    title: 'Casa Sepúlveda',
    windows: 5,
    saysItPaid: true,
  },
  { maker: distributor, stage: 'cancelado', daysAgo: 58, title: 'Local 14', windows: 3 },
  { maker: distributor, stage: 'entregado', daysAgo: 121, title: 'Casa Quintanilla', windows: 7 },
  { maker: 5, stage: 'armado', daysAgo: 8, title: 'Sala', windows: 2 },
  { maker: 5, stage: 'entregado', daysAgo: 74, title: 'Recámara de los niños', windows: 2 },
  { maker: 5, stage: 'entregado', daysAgo: 203, title: 'Cocina', windows: 1 },
  { maker: 7, stage: 'instalado', daysAgo: 47, title: 'Ventanal de la sala', windows: 3 },
  { maker: 7, stage: 'entregado', daysAgo: 158, title: 'Comedor', windows: 2 },
  { maker: 8, stage: 'entregado', daysAgo: 239, title: 'Departamento', windows: 4 },
  { maker: 10, stage: 'cancelado', daysAgo: 281, title: 'Estudio', windows: 1 },
  { maker: 10, stage: 'entregado', daysAgo: 332, title: 'Recámaras', windows: 3 },
  { maker: 11, stage: 'confirmado', daysAgo: 2, title: 'Pasillo', windows: 1 },
  { maker: 11, stage: 'entregado', daysAgo: 94, title: 'Sala y comedor', windows: 4 },
  { maker: 6, stage: 'listo', daysAgo: 11, title: 'Casa Bautista', windows: 6 },
  { maker: 6, stage: 'entregado', daysAgo: 140, title: 'Oficinas Centro', windows: 9 },
  { maker: 6, stage: 'entregado', daysAgo: 301, title: 'Casa Farías', windows: 5 },
  { maker: 9, stage: 'entregado', daysAgo: 88, title: 'Gimnasio', windows: 4 },
  { maker: 9, stage: 'entregado', daysAgo: 349, title: 'Papelería', windows: 2 },
  { maker: 13, stage: 'material-reservado', daysAgo: 5, title: 'Recámara', windows: 1 },
];

type Priced = Pick<OrderRow, 'windows' | 'price_list' | 'tier' | 'postal_code'>;

/** Earliest number of days after confirmation at which an order reaches each stage. */
const DAYS_UNTIL = {
  confirmado: 0,
  'medidas-confirmadas': 1,
  'material-reservado': 1,
  'en-corte': 2,
  armado: 5,
  revisado: 7,
  listo: 8,
  enviado: 9,
  instalado: 11,
  entregado: 12,
  cancelado: 1,
} as const satisfies Record<WorkshopStage, number>;

/** Stages that an order without measures to confirm passes; one with an installation is sent. */
const chain = workshopStages.filter((one) => !['medidas-confirmadas', 'listo', 'cancelado'].includes(one));

/** The stage that an order has reached so many days after it was confirmed, when nothing delays it. */
const stageAfter = (days: number): WorkshopStage =>
  chain.findLast((stage) => DAYS_UNTIL[stage] <= days) ?? 'confirmado';

/** Returns the stages that an order has reached. */
function stepsOf(stage: WorkshopStage, daysAgo: number, day: string): OrderRow['steps'] {
  const at = workshopStages.indexOf(stage);
  const passed: readonly WorkshopStage[] =
    stage === 'cancelado'
      ? ['confirmado', stage]
      : [...chain.filter((one) => workshopStages.indexOf(one) < at), stage];
  return passed.map((one, place) => ({
    stage: one,
    at: daysBefore(day, Math.max(1, daysAgo - DAYS_UNTIL[one]), 60 + place * 25),
    note: one === 'cancelado' ? 'El cliente cambió de opinión.' : null,
    by: one === 'confirmado' ? null : administrator,
  }));
}

/** A payment by transfer, so many days ago. */
const paymentOf = (
  name: string,
  amount_centavos: number,
  ago: number,
  day: string,
  event: Pick<OrderRow['payments'][number], 'state' | 'by'> = { state: 'recibido', by: administrator },
): OrderRow['payments'][number] => ({
  id: `${name}-${String(ago)}-${String(amount_centavos)}`,
  amount_centavos,
  paid_on: daysAfter(day, -ago),
  way: 'transferencia',
  reference: `SPEI ${String(ago * 7_919 + amount_centavos).slice(0, 7)}`,
  ...{ ...event, at: daysBefore(day, ago, 45), note: null },
  events: [{ ...event, at: daysBefore(day, ago, 45), note: null }],
});

/** What was received: the deposit on the day after the order, and the rest once it was delivered. */
function paymentsOf(order: Priced, stage: WorkshopStage, daysAgo: number, day: string): OrderRow['payments'] {
  if (stage === 'cancelado' || (stage === 'confirmado' && daysAgo <= PAID_AFTER_DAYS)) return [];
  const { deposit_centavos, balance_centavos } = totalsOf(order);
  const deposit = paymentOf('anticipo', deposit_centavos, Math.max(1, daysAgo - 1), day);
  const deliveredAgo = daysAgo - DAYS_UNTIL.entregado;
  return stage === 'entregado' && deliveredAgo > 0
    ? [deposit, paymentOf('saldo', balance_centavos, deliveredAgo, day)]
    : [deposit];
}

/** The rest, as its maker says since yesterday. */
const balanceOf = (order: Priced, day: string): OrderRow['payments'][number] =>
  paymentOf('saldo', totalsOf(order).balance_centavos, 1, day, { state: 'avisado', by: distributor });

const available = ({ key }: OrderRow['windows'][number]) => ({ key, low: false, waits: [] });

/** What was ordered, and its dates; its fabric was available on the day of the order. */
export const datedOf = (
  { windows, ...pricing }: Pick<Priced, 'windows' | 'price_list' | 'tier'>,
  stage: WorkshopStage,
  daysAgo: number,
  day: string,
  postal_code: string | null = null,
) => ({
  windows,
  price_list: pricing.price_list,
  tier: pricing.tier,
  stage,
  steps: stepsOf(stage, daysAgo, day),
  changes: [],
  payments: paymentsOf({ windows, ...pricing, postal_code }, stage, daysAgo, day),
  created_at: daysBefore(day, daysAgo, 60),
  postal_code,
  delivery: null,
  promised_on: promisedOn({ windows, postal_code }, windows.map(available), daysAfter(day, -daysAgo)),
});

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from.slice(0, 10))) / DAY_MS);

type Unnumbered = Omit<OrderRow, 'number'>;

/**
 * The order that a converted quote became; null for a quote that became none.
 * @param stage that it has reached; the one that nothing delayed, by default
 */
export function orderOf(quote: QuoteRow, day: string, stage?: WorkshopStage): Unnumbered | null {
  const { id, order_id, user_id, title, client, windows, price_list, tier, answered_at } = quote;
  if (order_id === null || answered_at === null) return null;
  const daysAgo = daysBetween(answered_at, day);
  return {
    ...datedOf({ windows, price_list, tier }, stage ?? stageAfter(daysAgo), daysAgo, day, quote.postal_code),
    id: order_id,
    ...{ user_id, title, client },
    notes: '',
    quote_id: id,
    attempt: null,
  };
}

const fromQuotes = (day: string): Unnumbered[] =>
  quotesOn(day).flatMap((quote) => {
    const stage = stagesOfQuotes[quote.title];
    return stage === undefined ? [] : (orderOf(quote, day, stage) ?? []);
  });

function fromCart(
  { maker, stage, daysAgo, title, windows, saysItPaid }: Plan,
  at: number,
  day: string,
): Unnumbered {
  const random = seededRandom(9_000 + at);
  const user = users.find(({ id }) => id === maker);
  const edition = daysAgo > LIST_HOLDS_DAYS ? formerEdition : todaysEdition;
  const pricing = pricingIn(edition, user ? tierOf(user) : null);
  const id = makeUpWord(random);
  const dated = datedOf({ windows: makeUpWindows(windows, random), ...pricing }, stage, daysAgo, day);
  return {
    ...dated,
    ...(saysItPaid ? { payments: [...dated.payments, balanceOf(dated, day)] } : {}),
    id,
    user_id: maker,
    title,
    client: { name: '', phone: '', email: '' },
    notes: '',
    quote_id: null,
    attempt: makeUpWord(random),
  };
}

/** Returns the orders of the last twelve months relative to a day; the oldest has the smallest folio. */
export const ordersOn = (day: string): readonly OrderRow[] =>
  [...fromQuotes(day), ...plans.map((plan, at) => fromCart(plan, at, day))]
    .toSorted(
      (one, other) => one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id),
    )
    .map((order, at) => ({ ...order, number: FIRST_NUMBER + at }));
