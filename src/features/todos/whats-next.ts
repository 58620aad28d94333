import type { SetAside } from '#machines/inbox/inbox.machine.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Publication } from '#src/api/contract/assumed/publications.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { SampleRequest } from '#src/api/contract/assumed/samples.ts';
import type { User } from '#src/api/contract/user.ts';
import { workshopStage } from '#src/config/order-stages.ts';
import { isLate, isPromiseKept } from '#src/features/order-facts/late.ts';
import { paidOf } from '#src/features/order-facts/paid.ts';
import { calendarOf, instantOf } from '#src/format/dates.ts';
import { daysLeft } from '#src/format/expiry.ts';
import { waitingAccounts, waitingFiles } from './causes/administration.ts';
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
  /** Of who administers: the accounts, and the files to download. */
  readonly accounts?: readonly User[];
  readonly files?: readonly Publication[];
}

const isUnanswered = ({ status }: SavedQuote) =>
  status === 'enviada' || status === 'vista' || status === 'vencida';

/** When the client last had a reason to answer. */
const heardAt = ({ viewed_at, sent_at, updated_at }: SavedQuote): number =>
  instantOf(viewed_at) ?? instantOf(sent_at) ?? instantOf(updated_at) ?? 0;

/** Why something waits, and since when. */
interface Found<Cause> {
  readonly cause: Cause;
  readonly since: number;
}

/** Why a quote waits for who made it, the most urgent first. */
function* causesOfQuote(
  quote: SavedQuote,
  { timeZone, now }: Pick<Viewer, 'timeZone' | 'now'>,
): Generator<Found<QuoteCause>> {
  const answeredAt = instantOf(quote.answered_at) ?? instantOf(quote.updated_at) ?? 0;
  if (quote.status === 'aceptada') yield { cause: 'accepted', since: answeredAt };
  if (quote.status === 'rechazada' && quote.answer_note !== null) yield { cause: 'asked', since: answeredAt };
  if (quote.status === 'aceptada' || quote.status === 'rechazada' || quote.status === 'convertida') return;
  const days = daysLeft(quote.expires_on, timeZone, now);
  if (quote.asked_change !== null) {
    yield { cause: 'change', since: instantOf(quote.asked_change.at) ?? answeredAt };
  } else if (quote.requested_online && quote.version === quote.requested_version && (days ?? 0) >= 0) {
    yield { cause: 'requested', since: instantOf(quote.sent_at) ?? instantOf(quote.created_at) ?? 0 };
  }
  if (!isUnanswered(quote) || (days !== null && days < -EXPIRED_DAYS)) return;
  const silentSince = heardAt(quote) + SILENT_DAYS * DAY_MS;
  if (days !== null && days <= EXPIRING_DAYS) {
    yield { cause: 'expiring', since: now - (days < 0 ? -days : EXPIRING_DAYS - days) * DAY_MS };
  } else if (silentSince <= now) yield { cause: 'silent', since: silentSince };
}

/** Whether its maker has said of all that an order lacks that it was paid: the shop is next. */
const isTold = (order: SavedOrder) =>
  paidOf(order).due === null && order.missing.every(({ kind }) => kind === 'anticipo');

/** Whether money is due that is not among what the order lacks: its rest, or a deposit whose payment was annulled. */
function isOwing(order: SavedOrder, isOwn: boolean): boolean {
  const { due } = paidOf(order);
  if (due === null) return false;
  return due.what === 'saldo' ? isOwn : order.missing.every(({ kind }) => kind !== 'anticipo');
}

/** Why an order waits, the most urgent first. */
function* causesOfOrder(order: SavedOrder, { isOwn, timeZone, now }: Viewer): Generator<Found<OrderCause>> {
  const reachedAt = instantOf(order.steps.at(-1)?.at ?? null) ?? instantOf(order.created_at) ?? 0;
  const announced = order.payments.findLast(({ state }) => state === 'avisado');
  if (!isOwn && announced !== undefined) {
    yield { cause: 'announced', since: instantOf(announced.at) ?? reachedAt };
  }
  if (paidOf(order).refund > 0) yield { cause: 'refund', since: reachedAt };
  if (workshopStage(order.stage) === 'cancelado') return;
  if (!isPromiseKept(order.stage) && isLate(order, calendarOf(timeZone), now)) {
    yield { cause: 'late', since: instantOf(order.promised_on) ?? reachedAt };
  }
  if (isOwing(order, isOwn)) yield { cause: 'owed', since: reachedAt };
  if (isPromiseKept(order.stage)) return;
  if (order.missing.length > 0 && !(isOwn && isTold(order))) yield { cause: 'lacking', since: reachedAt };
  else if (workshopStage(order.stage) === 'listo') yield { cause: 'ready', since: reachedAt };
}

/** An end is another cause once it has passed; who reads a request does not change that it waits. */
function whyOfQuote(cause: QuoteCause, quote: SavedQuote, { timeZone, now }: Viewer): string {
  const { revision, viewed_at, answered_at, asked_change, expires_on } = quote;
  const isOver = (daysLeft(expires_on, timeZone, now) ?? 0) < 0;
  return [
    ...[cause, revision],
    ...(cause === 'requested' ? [] : [viewed_at]),
    answered_at,
    ...(asked_change === null ? [] : [asked_change.at]),
    ...(cause === 'expiring' ? [expires_on, isOver ? 'over' : 'near'] : []),
  ].join(' ');
}

const whyOfOrder = (cause: OrderCause, { stage, promised_on, missing, payments }: SavedOrder) =>
  [
    cause,
    stage,
    promised_on,
    ...payments.map(({ id, state }) => `${id} ${state}`),
    ...missing.map(({ kind, what }) => `${kind} ${what ?? ''}`),
  ].join(' ');

/**
 * All that waits for a person, the newest cause first; a quote, an order, a request, an account or a list of files is
 * there once, with the most urgent cause that the person has not set aside.
 */
export function whatsNext(
  { quotes, orders, samples, accounts = [], files = [] }: Work,
  viewer: Viewer,
  aside: readonly SetAside[] = [],
): readonly Todo[] {
  const isTheirs = ({ made_by }: SavedQuote) => viewer.maker === null || made_by?.id === viewer.maker;
  const isSetAside = ({ key, why }: Pick<Todo, 'key' | 'why'>) =>
    aside.some(
      (one) => one.key === key && one.cause === why && (one.until === null || one.until > viewer.now),
    );
  const waits = (todos: readonly Todo[]): readonly Todo[] => {
    const first = todos.find((todo) => !isSetAside(todo));
    return first === undefined ? [] : [first];
  };
  return [
    ...quotes.filter(isTheirs).flatMap((quote) =>
      waits(
        [...causesOfQuote(quote, viewer)].map((found) => ({
          ...found,
          key: `quote ${quote.id}`,
          why: whyOfQuote(found.cause, quote, viewer),
          quote,
        })),
      ),
    ),
    ...orders.flatMap((order) =>
      waits(
        [...causesOfOrder(order, viewer)].map((found) => ({
          ...found,
          key: `order ${order.id}`,
          why: whyOfOrder(found.cause, order),
          order,
        })),
      ),
    ),
    ...samples
      .filter(({ status }) => status === 'pendiente')
      .flatMap((request) =>
        waits([
          {
            cause: 'samples',
            since: instantOf(request.created_at) ?? 0,
            key: `samples ${request.id}`,
            why: 'samples',
            request,
          },
        ]),
      ),
    ...[...waitingAccounts(accounts), ...waitingFiles(files, viewer.now)].flatMap(waits),
  ].toSorted((one, other) => other.since - one.since);
}
