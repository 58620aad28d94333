import * as z from 'zod/mini';

/**
 * Messages that the frame of a payment provider sends about a card. The page in the frame sends them itself or
 * translates its provider's messages. It replies to `card.ask`, which we send, with one of the last four.
 */
export type CardFieldMessage =
  /** The fields are shown. */
  | { type: 'card.ready' }
  /** The person submitted the fields inside the frame. */
  | { type: 'card.tokenizing' }
  /** A field is missing or wrong; the frame shows the error at that field. */
  | { type: 'card.invalid' }
  | { type: 'card.tokenized'; token: string }
  | { type: 'card.declined'; reason: string | null }
  /** The provider could not be reached. */
  | { type: 'card.failed' };

const MAX_TOKEN_LENGTH = 4_096;
const MAX_REASON_LENGTH = 300;

/** A sequence of as many digits as a card number has, with or without separators. */
const CARD_NUMBER = /\d(?:[ -]?\d){11,18}/;

/** Rejects a token that consists of digits only, because it could be a card number. */
const isNotCardNumber = z.refine<string>((text) => !/^[\d\s-]+$/.test(text));

/** Returns a sentence to show; null for any other value, and for a sentence that contains a card number. */
function readReason(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || text.length > MAX_REASON_LENGTH || CARD_NUMBER.test(text) ? null : text;
}

const word = <T extends string>(type: T) => z.object({ type: z.literal(type) });

const Message = z.discriminatedUnion('type', [
  word('card.ready'),
  word('card.tokenizing'),
  word('card.invalid'),
  z.extend(word('card.tokenized'), {
    token: z.string().check(z.minLength(1), z.maxLength(MAX_TOKEN_LENGTH), isNotCardNumber),
  }),
  z.extend(word('card.declined'), {
    reason: z.pipe(z.optional(z.unknown()), z.transform(readReason)),
  }),
  word('card.failed'),
]);

/** Whether a window is a frame of this page. */
const isOwnFrame = (source: MessageEventSource | null) =>
  source !== null &&
  source !== globalThis.window &&
  'parent' in source &&
  source.parent === globalThis.window;

/** Returns the message if it is valid and comes from a frame of this page with the expected origin; otherwise null. */
export function readCardMessage(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  expectedOrigin: string,
): CardFieldMessage | null {
  if (origin !== expectedOrigin || !isOwnFrame(source)) return null;
  const message = z.safeParse(Message, data);
  return message.success ? message.data : null;
}

/**
 * Calls the listener with the messages of the frame of this origin and ignores all other messages.
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
