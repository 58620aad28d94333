import type { Rows } from '../rows/index.ts';
import { demoAccounts } from '../seeds/accounts.ts';
import { makeUpQuote, quotesOn, type QuotePlan } from '../seeds/quotes.ts';
import { usersOn } from '../seeds/users.ts';

const [, { id: distributor }] = demoAccounts;
const FIRST_QUOTE = 2_001;

/** What clients did between Friday and Monday. */
const overTheWeekend: readonly Omit<QuotePlan, 'maker'>[] = [
  {
    status: 'aceptada',
    daysAgo: 5,
    sentDaysAgo: 1,
    title: 'Casa Guerrero',
    client: 'Ana Lucía Guerrero',
    windows: 7,
    margin: 2_750,
  },
  {
    status: 'aceptada',
    daysAgo: 8,
    sentDaysAgo: 2,
    title: 'Despacho Quiroga',
    client: 'Lic. Fabián Quiroga',
    windows: 3,
    margin: 3_150,
    note: '¿Me facturan a nombre del despacho?',
  },
  {
    status: 'aceptada',
    daysAgo: 6,
    sentDaysAgo: 2,
    title: 'Estética Malva',
    client: 'Rocío Peña',
    windows: 2,
    margin: 2_300,
  },
  {
    status: 'vista',
    daysAgo: 5,
    sentDaysAgo: 3,
    title: 'Depa 803, Torre Lomas',
    client: 'Iván Montemayor',
    windows: 5,
    margin: 2_650,
    asked: 'En la sala, ¿puede ser con motor?',
  },
  {
    status: 'vista',
    daysAgo: 4,
    sentDaysAgo: 3,
    title: 'Casa de mi suegra',
    client: 'Graciela Solís',
    windows: 4,
    margin: 1_950,
    asked: 'Quita la del pasillo, por favor.',
  },
  {
    status: 'rechazada',
    daysAgo: 9,
    sentDaysAgo: 2,
    title: 'Bodega Santa Fe',
    client: 'Ing. Óscar Leal',
    windows: 11,
    margin: 1_450,
    note: 'Nos la dejaron más barata. ¿Pueden igualar?',
  },
  {
    status: 'vista',
    daysAgo: 8,
    sentDaysAgo: 6,
    title: 'Casa Montes',
    client: 'Patricia Montes',
    windows: 6,
    margin: 2_850,
  },
  {
    status: 'vista',
    daysAgo: 7,
    sentDaysAgo: 5,
    title: 'Kínder Girasol',
    client: 'Profa. Irma Nava',
    windows: 9,
    margin: 2_050,
  },
  {
    status: 'enviada',
    daysAgo: 14,
    sentDaysAgo: 13,
    title: 'Casa Villalobos',
    client: 'Héctor Villalobos',
    windows: 3,
    margin: 3_050,
  },
  {
    status: 'vista',
    daysAgo: 15,
    sentDaysAgo: 14,
    title: 'Cabaña en Santiago',
    client: 'Elsa Marroquín',
    windows: 5,
    margin: 2_450,
  },
];

/** Somebody was made a dealer on Friday, and nobody gave them a level yet. */
const NEW_DEALER = 18;

/** Returns what waits on a Monday, in addition to all others: what clients of a dealer answered, asked and left open, and a new dealer. */
export const mondayMorning = (day: string): Partial<Rows> => ({
  users: usersOn(day).map((user) => (user.id === NEW_DEALER ? { ...user, tier: null } : user)),
  quotes: [
    ...quotesOn(day),
    ...overTheWeekend.map((plan, at) => makeUpQuote({ maker: distributor, ...plan }, FIRST_QUOTE + at, day)),
  ],
});
