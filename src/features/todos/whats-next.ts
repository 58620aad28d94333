import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { SampleRequest } from '#src/api/contract/assumed/samples.ts';
import { workshopStage } from '#src/config/order-stages.ts';
import { isLate, isPromiseKept } from '#src/features/order-facts/late.ts';
import { paidOf } from '#src/features/order-facts/paid.ts';
import { calendarOf, instantOf } from '#src/format/dates.ts';
import { daysLeft } from '#src/format/expiry.ts';
import type { OrderCause, QuoteCause, Todo } from './todo.ts';

const DAY_MS = 86_400_000;

/** How many days before its end, and after it, a quote without an answer waits for its seller. */
const EXPIRING_DAYS = 7;
const EXPIRED_DAYS = 14;

/** After how many days without an answer the client is asked again. */
const SILENT_DAYS = 3;

interface Viewer {
  /** Whose quotes wait; null for every maker's. */
  readonly maker: number | null;
  /** Whether it is the person's own work; else the network's. */
  readonly isOwn: boolean;
  readonly timeZone: string;
  /** In ms since 1970. */
  readonly now: number;
}

interface Work {
  readonly quotes: readonly SavedQuote[];
  readonly orders: readonly SavedOrder[];
  readonly samples: readonly SampleRequest[];
}

const isUnanswered = ({ status }: SavedQuote) =>
  status === 'enviada' || status === 'vista' || status === 'vencida';

/** When the client last had a reason to answer. */
const heardAt = ({ viewed_at, sent_at, updated_at }: SavedQuote): number =>
  instantOf(viewed_at) ?? instantOf(sent_at) ?? instantOf(updated_at) ?? 0;

/** Why a quote waits for who made it, and since when; null when it does not. */
function causeOfQuote(
  quote: SavedQuote,
  { timeZone, now }: Pick<Viewer, 'timeZone' | 'now'>,
): { readonly cause: QuoteCause; readonly since: number } | null {
  const answeredAt = instantOf(quote.answered_at) ?? instantOf(quote.updated_at) ?? 0;
  if (quote.status === 'aceptada') return { cause: 'accepted', since: answeredAt };
  if (quote.status === 'rechazada') {
    return quote.answer_note === null ? null : { cause: 'asked', since: answeredAt };
  }
  const days = daysLeft(quote.expires_on, timeZone, now);
  if (quote.asked_change !== null && quote.status !== 'convertida') {
    return { cause: 'change', since: instantOf(quote.asked_change.at) ?? answeredAt };
  }
  if (quote.requested_online && quote.status !== 'convertida' && (days ?? 0) >= 0) {
    return { cause: 'requested', since: instantOf(quote.created_at) ?? 0 };
  }
  if (!isUnanswered(quote) || (days !== null && days < -EXPIRED_DAYS)) return null;
  if (days !== null && days <= EXPIRING_DAYS) {
    const since = now - (days < 0 ? -days : EXPIRING_DAYS - days) * DAY_MS;
    return { cause: 'expiring', since };
  }
  const silentSince = heardAt(quote) + SILENT_DAYS * DAY_MS;
  return silentSince <= now ? { cause: 'silent', since: silentSince } : null;
}

/** Whether its maker has said of all that an order lacks that it was paid: the shop is next. */
const isTold = (order: SavedOrder) =>
  paidOf(order).due === null && order.missing.every(({ kind }) => kind === 'anticipo');

/** Why an order waits, and since when; null when it does not. */
function causeOfOrder(
  order: SavedOrder,
  { isOwn, timeZone, now }: Viewer,
): { readonly cause: OrderCause; readonly since: number } | null {
  const reachedAt = instantOf(order.steps.at(-1)?.at ?? null) ?? instantOf(order.created_at) ?? 0;
  const announced = order.payments.findLast(({ state }) => state === 'avisado');
  if (!isOwn && announced !== undefined) {
    return { cause: 'announced', since: instantOf(announced.at) ?? reachedAt };
  }
  const isOwing = isOwn && paidOf(order).due?.what === 'saldo';
  if (isPromiseKept(order.stage)) return isOwing ? { cause: 'owed', since: reachedAt } : null;
  if (isLate(order, calendarOf(timeZone), now)) {
    return { cause: 'late', since: instantOf(order.promised_on) ?? reachedAt };
  }
  if (isOwing) return { cause: 'owed', since: reachedAt };
  if (order.missing.length > 0 && !(isOwn && isTold(order))) {
    return { cause: 'lacking', since: reachedAt };
  }
  return workshopStage(order.stage) === 'listo' ? { cause: 'ready', since: reachedAt } : null;
}

const whyOfQuote = (cause: QuoteCause, quote: SavedQuote) =>
  [
    ...[cause, quote.revision, quote.viewed_at, quote.answered_at],
    ...(quote.asked_change === null ? [] : [quote.asked_change.at]),
  ].join(' ');

const whyOfOrder = (cause: OrderCause, { stage, promised_on, missing, payments }: SavedOrder) =>
  [
    cause,
    stage,
    promised_on,
    ...payments.map(({ id, state }) => `${id} ${state}`),
    ...missing.map(({ kind, what }) => `${kind} ${what ?? ''}`),
  ].join(' ');

/** All that waits for a person, the newest cause first; a quote, an order or a request is there once. */
export function whatsNext({ quotes, orders, samples }: Work, viewer: Viewer): readonly Todo[] {
  const isTheirs = ({ made_by }: SavedQuote) => viewer.maker === null || made_by?.id === viewer.maker;
  return [
    ...quotes.filter(isTheirs).flatMap((quote): readonly Todo[] => {
      const found = causeOfQuote(quote, viewer);
      return found === null
        ? []
        : [{ ...found, key: `quote ${quote.id}`, why: whyOfQuote(found.cause, quote), quote }];
    }),
    ...orders.flatMap((order): readonly Todo[] => {
      const found = causeOfOrder(order, viewer);
      return found === null
        ? []
        : [{ ...found, key: `order ${order.id}`, why: whyOfOrder(found.cause, order), order }];
    }),
    ...samples
      .filter(({ status }) => status === 'pendiente')
      .map((request): Todo => ({
        cause: 'samples',
        since: instantOf(request.created_at) ?? 0,
        key: `samples ${request.id}`,
        why: 'samples',
        request,
      })),
  ].toSorted((one, other) => other.since - one.since);
}
