import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { DAY_MS } from '#src/config/day-ms.ts';
import { workshopStage, type WorkshopStage } from '#src/config/order-stages.ts';
import { entriesOf } from '#src/content/entries.ts';
import { families as allFamilies } from '#src/content/families.ts';
import { daysSincePromise, isLate, isPromiseKept } from '#src/features/order-facts/late.ts';
import { missingTexts } from '#src/features/order-facts/missing-texts.ts';
import { makerName, orderName } from '#src/features/order-facts/order-row.ts';
import { instantOf, type Calendar } from '#src/format/dates.ts';
import { includesWords, normalizeText } from '#src/format/normalize-text.ts';
import { counted, listed } from '#src/format/words.ts';

/** An order as a card of the board. */
export interface Card {
  readonly order: SavedOrder;
  readonly stage: WorkshopStage;
  readonly name: string | null;
  /** "5 piezas · Enrollables y Romanas" */
  readonly content: string;
  /** The promised day: `YYYY-MM-DD`; null when nobody knows. */
  readonly promisedOn: string | null;
  /** "3 días tarde", "mañana", "30 nov"; null without a promised day. */
  readonly due: string | null;
  readonly isLate: boolean;
  /** "Anticipo", "Tela el 29 nov" */
  readonly missing: readonly string[];
  readonly searchText: string;
}

/** Days before the promised one that are counted. */
const COUNTED_DAYS = 6;
/** Days for which a delivered order stays on the board. */
const DELIVERED_DAYS = 7;
/** Families that a card names; of more, only their number. */
const NAMED_FAMILIES = 1;

const familyNames = new Map<string, string>(
  allFamilies.flatMap(({ id, name }) => entriesOf(id).map(({ slug }) => [slug, name] as const)),
);
const shortDay = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Returns what a card says of the promised day. */
function dueText(day: string, daysLate: number, isKept: boolean): string {
  if (isKept || daysLate < -COUNTED_DAYS) return shortDay.format(Date.parse(day));
  if (daysLate > 0) return `${counted(daysLate, 'día', 'días')} tarde`;
  return ['hoy', 'mañana'][-daysLate] ?? `en ${String(-daysLate)} días`;
}

function contentOf({ windows }: SavedOrder): string {
  const pieces = windows.reduce((sum, { line }) => sum + line.quantity, 0);
  const families = [...new Set(windows.map(({ variant }) => familyNames.get(variant) ?? 'Otro producto'))];
  const others = families.length - NAMED_FAMILIES;
  const named = others > 1 ? [...families.slice(0, NAMED_FAMILIES), `${String(others)} más`] : families;
  return `${counted(pieces, 'pieza', 'piezas')} · ${listed(named)}`;
}

/** Makes the card of an order. */
export function cardOf(order: SavedOrder, calendar: Calendar, now: number): Card {
  const stage = workshopStage(order.stage);
  const { promised_on: promised } = order;
  const promisedOn = instantOf(promised) === null ? null : promised;
  const daysLate = daysSincePromise(order, calendar, now);
  const name = orderName(order);
  return {
    order,
    stage,
    name,
    content: contentOf(order),
    promisedOn,
    due:
      promisedOn === null || daysLate === null ? null : dueText(promisedOn, daysLate, isPromiseKept(stage)),
    isLate: isLate(order, calendar, now),
    missing: missingTexts(order, 'workshop').map(({ short }) => short),
    searchText: normalizeText([order.folio, name, order.client?.name, makerName(order)].join(' ')),
  };
}

/** Whether the board has an order: cancelled ones are not, and delivered ones for a week. */
export function isOnBoard({ stage, order: { steps } }: Card, now: number): boolean {
  if (stage !== 'entregado') return stage !== 'cancelado';
  const at = Date.parse(steps.at(-1)?.at ?? '');
  return now - at < DELIVERED_DAYS * DAY_MS;
}

/** Which cards are shown: all, those that are late, those that lack something. */
export const cardFilters = [
  { value: '', label: 'Todas' },
  { value: 'tarde', label: 'Tarde' },
  { value: 'falta', label: 'Les falta algo' },
] as const;

interface CardFilters {
  readonly busca: string;
  /** A value of `cardFilters`; another filters nothing. */
  readonly solo: string;
  /** The number of the person who ordered; '' for anybody. */
  readonly de: string;
}

/** Sorts the latest first, those without a promised day last. */
const byPromise = (one: Card, other: Card): number =>
  (one.promisedOn ?? '9').localeCompare(other.promisedOn ?? '9') ||
  one.order.folio.localeCompare(other.order.folio);

/** The cards that the filters leave, in the order of their promised days. */
export function filteredCards(cards: readonly Card[], { busca, solo, de }: CardFilters): readonly Card[] {
  const search = normalizeText(busca);
  return cards
    .filter(
      (card) =>
        (solo !== 'tarde' || card.isLate) &&
        (solo !== 'falta' || card.missing.length > 0) &&
        (de === '' || String(card.order.made_by?.id) === de) &&
        (search === '' || includesWords(card.searchText, search)),
    )
    .toSorted(byPromise);
}
