import { asksForInstallation } from '#src/config/order-stages.ts';
import { missingTexts } from '#src/features/order-facts/missing-texts.ts';
import { orderName } from '#src/features/order-facts/order-row.ts';
import { paidOf } from '#src/features/order-facts/paid.ts';
import { quoteName } from '#src/features/quotes/quote-name.ts';
import { dayOfMonth } from '#src/format/calendar-days.ts';
import { instantOf, isoDay } from '#src/format/dates.ts';
import { daysLeft, expiryText } from '#src/format/expiry.ts';
import { inCurrency } from '#src/format/money.ts';
import { counted } from '#src/format/words.ts';
import { shownSince } from './causes/administration.ts';
import type { AccountCause, QuoteCause, Todo } from './todo.ts';

interface Told {
  /** Whom or what it is about; a folio without a name. */
  readonly name: string;
  readonly folio: string;
  readonly sentence: string;
  /** What the client wrote. */
  readonly words: string | null;
  /** The one thing to do. */
  readonly act: string;
}

interface Viewer {
  readonly timeZone: string;
  /** In ms since 1970. */
  readonly now: number;
  /** Whether it is the person's own work; else the network's. */
  readonly isOwn: boolean;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type QuoteTodo = Extract<Todo, { cause: QuoteCause }>;

function tellQuote({ cause, quote, since }: QuoteTodo, viewer: Viewer): Pick<Told, 'sentence' | 'act'> {
  const day = (moment: string | number | null) => {
    const at = typeof moment === 'number' ? moment : instantOf(moment);
    return at === null ? null : dayOfMonth(isoDay(at, viewer.timeZone), isoDay(viewer.now, viewer.timeZone));
  };
  const viewed = day(quote.viewed_at);
  const sent = day(quote.sent_at);
  switch (cause) {
    case 'accepted':
      return { sentence: `La aceptó el ${day(since) ?? ''}: falta hacer la orden.`, act: 'Hacer la orden' };
    case 'asked':
      return { sentence: `La rechazó el ${day(since) ?? ''}, y te escribió.`, act: 'Responder' };
    case 'change':
      return { sentence: `Pidió un cambio el ${day(since) ?? ''}.`, act: 'Cambiarla' };
    case 'requested':
      return { sentence: `La pidió en línea el ${day(since) ?? ''}.`, act: 'Atender' };
    case 'expiring': {
      const days = daysLeft(quote.expires_on, viewer.timeZone, viewer.now) ?? 0;
      return {
        sentence: `${capital(expiryText(days))} ${days < 0 ? 'sin respuesta' : 'y sigue sin respuesta'}.`,
        act: days < 0 ? 'Renovar' : 'Revisar',
      };
    }
    case 'silent':
      return {
        sentence:
          viewed === null
            ? `Se mandó ${sent === null ? '' : `el ${sent} `}y no la ha abierto.`
            : `La vio el ${viewed} y no ha contestado.`,
        act: 'Escribirle',
      };
  }
}

/** What the client wrote with what waits; null without words. */
function wordsOf({ cause, quote }: QuoteTodo): string | null {
  if (cause === 'accepted' || cause === 'asked') return quote.answer_note;
  if (cause !== 'change') return null;
  const { note = null, windows = [] } = quote.asked_change ?? {};
  return [note, ...windows.map((one) => one.note)].filter((one) => one !== null).join(' ') || null;
}

function tellAccount({ cause, account }: Extract<Todo, { cause: AccountCause }>): Told {
  const name = account.name ?? account.email ?? `Cuenta ${String(account.id)}`;
  const told = { name, folio: account.email ?? name, words: null };
  return cause === 'unlevelled'
    ? {
        ...told,
        sentence: 'Vende como distribuidor sin nivel de descuento: ve precios públicos.',
        act: 'Darle su nivel',
      }
    : {
        ...told,
        sentence: 'Está en el mapa de distribuidores, pero le falta su lugar.',
        act: 'Poner su lugar',
      };
}

function tellFile({ file, kind }: Extract<Todo, { cause: 'renewal' }>, { timeZone, now }: Viewer): Told {
  const day = dayOfMonth(isoDay(shownSince(file) ?? now, timeZone), isoDay(now, timeZone));
  return {
    name: file.name,
    folio: file.version ?? file.name,
    sentence: `${kind === 'promotions' ? 'Es la gaceta más reciente' : 'Es la lista más reciente'}: está a la vista desde el ${day}.`,
    words: null,
    act: 'Publicar la siguiente',
  };
}

/** Tells what waits, why, and what is to be done. */
export function tellTodo(todo: Todo, viewer: Viewer): Told {
  if (todo.cause === 'samples') {
    const { name, folio, samples } = todo.request;
    return {
      name: name ?? folio,
      folio,
      sentence: `Pidió ${counted(samples.length, 'muestra', 'muestras')}.`,
      words: null,
      act: 'Mandarlas',
    };
  }
  if (todo.cause === 'renewal') return tellFile(todo, viewer);
  if ('account' in todo) return tellAccount(todo);
  if ('quote' in todo) {
    const { quote } = todo;
    const words = wordsOf(todo);
    return { name: quoteName(quote) ?? quote.folio, folio: quote.folio, words, ...tellQuote(todo, viewer) };
  }
  const { order, cause } = todo;
  const told = {
    name: orderName(order) ?? order.folio,
    folio: order.folio,
    words: null,
    act: 'Ver la orden',
  };
  if (cause === 'lacking') {
    const whom = viewer.isOwn ? 'customer' : 'workshop';
    const sentences = missingTexts(order, whom).map(({ sentence }) => sentence);
    return { ...told, sentence: `Falta: ${sentences.join(' ')}` };
  }
  const { announced, due, refund } = paidOf(order);
  if (cause === 'refund') {
    const paid = inCurrency(refund);
    return {
      ...told,
      sentence: viewer.isOwn
        ? `Se canceló: te devolvemos ${paid}.`
        : `Se canceló con ${paid} pagados: falta devolverlos.`,
    };
  }
  if (cause === 'announced') {
    return {
      ...told,
      sentence: `Avisó que pagó ${inCurrency(announced)}: falta confirmarlo.`,
      act: 'Revisar el pago',
    };
  }
  if (cause === 'owed') {
    const sentence = `Falta pagar ${inCurrency(due?.centavos ?? 0)}.`;
    return viewer.isOwn ? { ...told, sentence, act: 'Ver cómo pagar' } : { ...told, sentence };
  }
  if (cause === 'late') {
    const today = isoDay(viewer.now, viewer.timeZone);
    return {
      ...told,
      sentence: `Va tarde: se prometió para el ${dayOfMonth(order.promised_on ?? today, today)}.`,
    };
  }
  return {
    ...told,
    sentence: asksForInstallation(order.windows) ? 'Lista para instalar.' : 'Lista para entregar.',
  };
}
