import { QUOTE_VALID_DAYS } from '#src/content/terms.ts';
import { tierOf } from '../pricing/tiers.ts';
import { formerEdition, pricingIn, todaysEdition } from '../pricing/valid-lists.ts';
import type { QuoteRow } from '../rows/quote.ts';
import type { ContactRow } from '../rows/window.ts';
import { dayOf, daysAfter, daysBefore } from '../today.ts';
import { demoAccounts } from './accounts.ts';
import { seededRandom, type SeededRandom } from './random.ts';
import { users } from './users.ts';
import { makeUpWindows, makeUpWord } from './windows.ts';

const FIRST_NUMBER = 1_001;

/** The data of a quote from which its windows and dates are generated. */
export interface QuotePlan {
  readonly maker: number;
  readonly status: QuoteRow['status'];
  /** Number of days since it was made. */
  readonly daysAgo: number;
  readonly title: string;
  readonly client: string;
  readonly windows: number;
  readonly postcode?: string;
  /** Whether a visitor asked for it on the site. */
  readonly isOnline?: boolean;
  readonly margin?: number;
  /** Number of days since it was sent; by default it was sent the day after it was made. */
  readonly sentDaysAgo?: number;
  readonly note?: string;
  /** What the client asked to change two days after it was sent. */
  readonly asked?: string;
  /** Whether it was priced with the previous list. */
  readonly isFormer?: boolean;
}

const [{ id: customer }, { id: distributor }, { id: administrator }] = demoAccounts;

/**
 * Newest first for each user. A quote with status `convertida` became the order of the same title in
 * `seeds/orders.ts`.
 */
const plans: readonly QuotePlan[] = [
  {
    maker: customer,
    status: 'borrador',
    daysAgo: 1,
    title: 'Recámaras de la casa nueva',
    client: '',
    windows: 3,
  },
  {
    maker: customer,
    status: 'enviada',
    daysAgo: 15,
    sentDaysAgo: 14,
    title: 'Sala y comedor',
    client: 'Mariana Treviño',
    windows: 2,
    postcode: '64000',
  },
  {
    maker: customer,
    status: 'convertida',
    daysAgo: 41,
    title: 'Estudio',
    client: 'Mariana Treviño',
    windows: 2,
  },
  {
    maker: customer,
    status: 'enviada',
    daysAgo: 96,
    title: 'Terraza techada',
    client: 'Mariana Treviño',
    windows: 1,
    isFormer: true,
  },
  {
    maker: distributor,
    status: 'borrador',
    daysAgo: 1,
    title: 'Casa de los Garza',
    client: 'Familia Garza Elizondo',
    windows: 8,
    margin: 3_000,
  },
  {
    maker: distributor,
    status: 'borrador',
    daysAgo: 2,
    title: 'Depa de Paulina',
    client: 'Paulina Ortega',
    windows: 4,
    margin: 2_800,
  },
  {
    maker: distributor,
    status: 'borrador',
    daysAgo: 4,
    title: 'Muestrario para la tienda',
    client: '',
    windows: 5,
  },
  {
    maker: distributor,
    status: 'enviada',
    daysAgo: 4,
    sentDaysAgo: 3,
    title: 'Consultorio de la Dra. Ríos',
    client: 'Dra. Verónica Ríos',
    windows: 3,
    margin: 3_000,
  },
  {
    maker: distributor,
    status: 'enviada',
    daysAgo: 14,
    sentDaysAgo: 13,
    title: 'Oficinas Torre Sur, piso 4',
    client: 'Arq. Tomás Villarreal',
    windows: 12,
    margin: 2_200,
  },
  {
    maker: distributor,
    status: 'vista',
    daysAgo: 9,
    title: 'Cafetería La Nogalera',
    client: 'Jimena Lozano',
    windows: 4,
    margin: 2_500,
    asked: '¿Se puede una tela más clara en las recámaras?',
  },
  {
    maker: distributor,
    status: 'aceptada',
    daysAgo: 7,
    title: 'Casa Yáñez',
    client: 'Ricardo Yáñez',
    windows: 6,
    margin: 3_000,
    note: '¡Adelante! ¿Pueden instalar en sábado?',
  },
  {
    maker: distributor,
    status: 'rechazada',
    daysAgo: 20,
    title: 'Salón de eventos El Mezquite',
    client: 'Gerardo Tamez',
    windows: 9,
    margin: 3_500,
    note: 'Por ahora se nos sale del presupuesto.',
  },
  {
    maker: distributor,
    status: 'vista',
    daysAgo: 110,
    title: 'Kínder Arcoíris',
    client: 'Profa. Hortensia Muñoz',
    windows: 7,
    margin: 2_000,
    isFormer: true,
  },
  {
    maker: distributor,
    status: 'convertida',
    daysAgo: 6,
    title: 'Recámara de Sofía',
    client: 'Sofía Cantú',
    windows: 2,
    margin: 3_000,
  },
  {
    maker: distributor,
    status: 'convertida',
    daysAgo: 14,
    title: 'Departamento 1204',
    client: 'Leonardo Farías',
    windows: 5,
    margin: 2_600,
  },
  {
    maker: distributor,
    status: 'convertida',
    daysAgo: 30,
    title: 'Notaría 27',
    client: 'Lic. Ignacio Hinojosa',
    windows: 6,
    margin: 2_400,
  },
  {
    maker: administrator,
    status: 'borrador',
    daysAgo: 1,
    title: 'Solicitud de Beatriz Aguirre',
    isOnline: true,
    client: 'Beatriz Aguirre',
    windows: 2,
  },
  {
    maker: administrator,
    status: 'borrador',
    daysAgo: 3,
    title: 'Solicitud de Óscar Núñez',
    isOnline: true,
    client: 'Óscar Núñez',
    windows: 3,
  },
  {
    maker: administrator,
    status: 'enviada',
    daysAgo: 5,
    title: 'Sala de muestras',
    client: 'Casa y Sombra',
    windows: 4,
  },
  {
    maker: administrator,
    status: 'vista',
    daysAgo: 8,
    title: 'Hotel Mirador, segunda planta',
    client: 'Hotel Mirador',
    windows: 14,
    margin: 1_800,
  },
  {
    maker: administrator,
    status: 'aceptada',
    daysAgo: 12,
    title: 'Biblioteca del colegio',
    client: 'Colegio Las Lomas',
    windows: 8,
    margin: 1_500,
    isFormer: true,
  },
  {
    maker: administrator,
    status: 'rechazada',
    daysAgo: 35,
    title: 'Bodega de muebles',
    client: 'Muebles Urrutia',
    windows: 3,
  },
  {
    maker: administrator,
    status: 'convertida',
    daysAgo: 82,
    title: 'Sala de juntas',
    client: 'Despacho Castañeda',
    windows: 4,
    margin: 2_000,
  },
  { maker: 5, status: 'borrador', daysAgo: 2, title: 'Mi sala', client: '', windows: 2 },
  { maker: 5, status: 'enviada', daysAgo: 6, title: 'Recámaras', client: 'Para mi mamá', windows: 3 },
  { maker: 7, status: 'vista', daysAgo: 11, title: 'Ventanal', client: 'Yo', windows: 1 },
  { maker: 10, status: 'borrador', daysAgo: 5, title: 'Oficina en casa', client: '', windows: 2 },
  {
    maker: 11,
    status: 'enviada',
    daysAgo: 60,
    title: 'Cocina',
    client: 'Yo',
    windows: 1,
    isFormer: true,
  },
  {
    maker: 6,
    status: 'enviada',
    daysAgo: 3,
    title: 'Casa Domínguez',
    client: 'Emilio Domínguez',
    windows: 5,
    margin: 3_200,
  },
  {
    maker: 6,
    status: 'aceptada',
    daysAgo: 10,
    title: 'Spa Luna',
    client: 'Natalia Bautista',
    windows: 4,
    margin: 2_700,
  },
  {
    maker: 9,
    status: 'borrador',
    daysAgo: 1,
    title: 'Clínica dental',
    client: 'Dr. Martín Pérez',
    windows: 3,
    margin: 2_500,
  },
];

/** Returns the contact data of a client. */
function contactOf(name: string, random: SeededRandom): ContactRow {
  if (name === '') return { name: '', phone: '', email: '' };
  return { name, phone: `8155${String(random.whole(0, 999_999)).padStart(6, '0')}`, email: '' };
}

const tierOfMaker = (maker: number) => {
  const user = users.find(({ id }) => id === maker);
  return user ? tierOf(user) : null;
};

const answered = new Set<QuoteRow['status']>(['aceptada', 'rechazada', 'convertida']);

/** The last change and the revision of a quote, by status. */
const lastOf = {
  borrador: ['save', 1],
  enviada: ['send', 2],
  vista: ['send', 2],
  aceptada: ['answer', 3],
  rechazada: ['answer', 3],
  convertida: ['convert', 4],
} as const satisfies Record<QuoteRow['status'], readonly [QuoteRow['last'], number]>;

const sentDaysAgoOf = ({ daysAgo, sentDaysAgo = Math.max(1, daysAgo - 1) }: QuotePlan): number => sentDaysAgo;

/** Returns the dates of a quote's changes. */
function datesOf(plan: QuotePlan, day: string) {
  const { status, daysAgo } = plan;
  const sentDaysAgo = sentDaysAgoOf(plan);
  const isSent = status !== 'borrador';
  const sent_at = isSent ? daysBefore(day, sentDaysAgo, 95) : null;
  const viewed_at = isSent && status !== 'enviada' ? daysBefore(day, sentDaysAgo, 240) : null;
  const answered_at = answered.has(status) ? daysBefore(day, sentDaysAgo, 320) : null;
  return {
    created_at: daysBefore(day, daysAgo, 40),
    updated_at: answered_at ?? sent_at ?? daysBefore(day, daysAgo, 55),
    sent_at,
    viewed_at,
    answered_at,
    expires_on: sent_at === null ? null : daysAfter(dayOf(new Date(sent_at)), QUOTE_VALID_DAYS),
  };
}

/** Makes up the windows and the words of a quote by its folio, and its dates by the day. */
export function makeUpQuote(plan: QuotePlan, number: number, day: string): QuoteRow {
  const random = seededRandom(number);
  const { maker, status, title, client, windows, margin, note, isFormer = false, isOnline = false } = plan;
  const [last, revision] = lastOf[status];
  return {
    id: makeUpWord(random),
    number,
    user_id: maker,
    requested_online: isOnline,
    status,
    title,
    client: contactOf(client, random),
    margin_bp: margin ?? null,
    windows: makeUpWindows(windows, random),
    postal_code: plan.postcode ?? null,
    ...pricingIn(isFormer ? formerEdition : todaysEdition, tierOfMaker(maker)),
    revision,
    last,
    ...datesOf(plan, day),
    answer_note: note ?? null,
    share: status === 'borrador' ? null : makeUpWord(random),
    asked_change:
      plan.asked === undefined
        ? null
        : { at: daysBefore(day, Math.max(0, sentDaysAgoOf(plan) - 2), 600), note: plan.asked, windows: [] },
    version: 1,
    former: [],
    order_id: status === 'convertida' ? makeUpWord(random) : null,
  };
}

/** Sorts the oldest quote first, so that it has the smallest folio. */
const oldestFirst = plans.toSorted((one, other) => other.daysAgo - one.daysAgo);

/** Returns the quotes on a day. */
export const quotesOn = (day: string): readonly QuoteRow[] =>
  oldestFirst.map((plan, at) => makeUpQuote(plan, FIRST_NUMBER + at, day));
