import * as z from 'zod/mini';

/**
 * What the frame of a payment provider says of a card. The page inside it speaks these words itself, or translates its
 * provider's; the answer to `card.ask`, which we send, is one of the last four.
 */
export type CardFieldMessage =
  /** The fields are shown. */
  | { type: 'card.ready' }
  /** The person has sent them from inside the frame. */
  | { type: 'card.tokenizing' }
  /** Something is missing; the frame itself says what, at its place. */
  | { type: 'card.invalid' }
  | { type: 'card.tokenized'; token: string }
  | { type: 'card.declined'; reason: string | null }
  /** The provider could not be reached. */
  | { type: 'card.failed' };

const MOST_TOKEN = 4_096;
const MOST_REASON = 300;

/** As many digits in a row as a card's number has, however they are grouped. */
const CARD_NUMBER = /\d(?:[ -]?\d){11,18}/;

/** Whatever a frame sends, no card's number comes in here: a token of digits alone would be one. */
const isNoNumber = z.refine<string>((text) => !/^[\d\s-]+$/.test(text));

/** A sentence for a person; null for anything else, and for one that repeats the number. */
function readReason(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || text.length > MOST_REASON || CARD_NUMBER.test(text) ? null : text;
}

const word = <T extends string>(type: T) => z.object({ type: z.literal(type) });

const Message = z.discriminatedUnion('type', [
  word('card.ready'),
  word('card.tokenizing'),
  word('card.invalid'),
  z.extend(word('card.tokenized'), {
    token: z.string().check(z.minLength(1), z.maxLength(MOST_TOKEN), isNoNumber),
  }),
  z.extend(word('card.declined'), {
    reason: z.pipe(z.optional(z.unknown()), z.transform(readReason)),
  }),
  word('card.failed'),
]);

/** Whether a window is a frame of this very page. */
const isOwnFrame = (source: MessageEventSource | null) =>
  source !== null &&
  source !== globalThis.window &&
  'parent' in source &&
  source.parent === globalThis.window;

/** What a message says, if it comes from a frame of this page, from that origin, and is one of the words; else null. */
export function readCardMessage(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  expectedOrigin: string,
): CardFieldMessage | null {
  if (origin !== expectedOrigin || !isOwnFrame(source)) return null;
  const message = z.safeParse(Message, data);
  return message.success ? message.data : null;
}

/**
 * Calls back with what the frame of this origin says; whatever anybody else says goes unheard.
 * @returns a function that ends the subscription.
 */
export function watchCardField(origin: string, listener: (message: CardFieldMessage) => void): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    const message = readCardMessage(event, origin);
    if (message !== null) listener(message);
  };
  globalThis.addEventListener('message', onMessage);
  return () => {
    globalThis.removeEventListener('message', onMessage);
  };
}
