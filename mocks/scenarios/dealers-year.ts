import type { ClientRow } from '../rows/client.ts';
import type { Rows } from '../rows/index.ts';
import type { QuoteRow } from '../rows/quote.ts';
import { demoAccounts } from '../seeds/accounts.ts';
import { familyNames, givenNames } from '../seeds/names.ts';
import { orderOf, ordersOn } from '../seeds/orders.ts';
import { makeUpQuote, quotesOn, type QuotePlan } from '../seeds/quotes.ts';
import { seededRandom, type SeededRandom } from '../seeds/random.ts';

const [, distributor] = demoAccounts;

const CLIENTS = 40;
/** Of so many clients one has no record. */
const WITHOUT_RECORD = 4;
const DAYS = 365;
/** Older quotes were priced with the previous list. */
const LIST_HOLDS_DAYS = 90;
const FIRST_QUOTE = 2_001;
const FIRST_ORDER = 3_001;

interface Client {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** How many days ago each of their quotes was made. */
  readonly quotedAgo: readonly number[];
}

const NO_TAX = { rfc: '', legal_name: '', regime: '', cfdi_use: '', postal_code: '' };

function makeUpClient(at: number, random: SeededRandom): Client {
  const round = Math.floor(at / givenNames.length);
  const name = [
    givenNames[at % givenNames.length],
    familyNames[(at * 7 + round) % familyNames.length],
    random.pick(familyNames),
  ];
  return {
    name: name.join(' '),
    phone: `8155${String(200_000 + at * 7_919)}`,
    email: at % 3 === 0 ? '' : `cliente${String(at + 1)}@ejemplo.mx`,
    quotedAgo: Array.from({ length: random.whole(1, 5) }, () => random.whole(1, DAYS)),
  };
}

/** What became of a quote that was made so many days ago. */
function statusAfter(days: number, random: SeededRandom): QuoteRow['status'] {
  if (days < 3) return random.pick(['borrador', 'enviada']);
  if (days < 12) return random.pick(['enviada', 'vista', 'aceptada', 'convertida', 'convertida']);
  return random.pick(['convertida', 'convertida', 'convertida', 'vista', 'rechazada']);
}

function planOf(client: Client, daysAgo: number, random: SeededRandom): QuotePlan {
  const status = statusAfter(daysAgo, random);
  return {
    maker: distributor.id,
    status,
    daysAgo,
    title: `${random.pick(['Casa', 'Depa', 'Oficina', 'Local', 'Consultorio'])} ${client.name.split(' ').at(-1) ?? ''}`,
    client: client.name,
    windows: random.whole(1, 9),
    margin: random.whole(15, 38) * 100 + 50,
    isFormer: daysAgo > LIST_HOLDS_DAYS,
    ...(status === 'rechazada' && daysAgo < 30 ? { note: 'Por ahora lo dejamos, gracias.' } : {}),
  };
}

const recordOf = ({ name, phone, email }: Client, id: string): ClientRow => ({
  ...{ user_id: distributor.id, id, name, phone, email },
  ...{ street: '', neighborhood: '', city: 'Monterrey', postal_code: '' },
  tax: NO_TAX,
  notes: '',
  version: 1,
});

/** Returns what a dealer sold in twelve months: forty clients, their quotes and the orders that these became. */
export function dealersYear(day: string): Partial<Rows> {
  const random = seededRandom(CLIENTS);
  const clients = Array.from({ length: CLIENTS }, (_, at) => makeUpClient(at, random));
  const quotes = clients
    .flatMap((client) =>
      client.quotedAgo.map((daysAgo) => ({ client, plan: planOf(client, daysAgo, random) })),
    )
    .toSorted((one, other) => other.plan.daysAgo - one.plan.daysAgo)
    .map(({ client: { name, phone, email }, plan }, at) => ({
      ...makeUpQuote(plan, FIRST_QUOTE + at, day),
      client: { name, phone, email },
    }));
  const orders = quotes
    .flatMap((quote) => orderOf(quote, day) ?? [])
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  const isOthers = ({ user_id }: { readonly user_id: number }) => user_id !== distributor.id;
  return {
    quotes: [...quotesOn(day).filter(isOthers), ...quotes],
    orders: [
      ...ordersOn(day).filter(isOthers),
      ...orders.map((order, at) => ({ ...order, number: FIRST_ORDER + at })),
    ],
    clients: clients.flatMap((client, at) => {
      const first = quotes.find((quote) => quote.client.phone === client.phone);
      return at % WITHOUT_RECORD === 0 || first === undefined ? [] : [recordOf(client, first.id)];
    }),
  };
}
