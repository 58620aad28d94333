import { Refusal } from './refusal.ts';

interface Answered {
  readonly content: string;
  readonly reply: unknown;
}

/** Replies by the person and the key of their requests. */
const answered = new Map<string, Answered>();

/**
 * Answers a request with an idempotency key: a repeat gets the first reply, and changes nothing.
 * @param key with the person's id, as others may use the same
 * @throws Refusal 422 when the key came with another content before
 */
export async function answerOnce(
  key: string,
  content: string,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  const known = answered.get(key);
  if (known !== undefined && known.content !== content)
    throw new Refusal(422, 'Esa clave ya se usó con otro contenido.');
  if (known !== undefined) return known.reply;
  const reply = structuredClone(await answer());
  answered.set(key, { content, reply });
  return reply;
}

/** Forgets all replies, as the rows are filled again. */
export function forgetAnswered(): void {
  answered.clear();
}
