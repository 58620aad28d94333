/** What an address may bring: a product, its colour, measures in centimetres. */
export const windowWords = ['variante', 'color', 'familia', 'ancho', 'alto'] as const;

/** A saved quote to go on with, and one to make another one of. */
export const savedWords = ['editar', 'duplicar'] as const;

/** Whether an address ends in a draft. */
export const isDraftLink = (hash: string): boolean => /^#v\d+\./.test(hash);

/** Whether an address brings anything along. */
export function bringsSomething({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean {
  const query = new URLSearchParams(search);
  return isDraftLink(hash) || [...windowWords, ...savedWords].some((word) => query.has(word));
}
