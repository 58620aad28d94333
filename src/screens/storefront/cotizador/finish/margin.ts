/** The largest margin that the server accepts, in basis points. */
const MOST_BP = 9_000;

/** A typed margin in basis points, null when empty, or what is wrong with it. */
export type TypedMargin = { readonly bp: number | null } | { readonly problem: string };

/** Parses a margin: "25", "25.5", "25,5 %". */
export function readMargin(typed: string): TypedMargin {
  const text = typed.trim();
  if (text === '') return { bp: null };
  const [, digits] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(text) ?? [];
  if (digits === undefined) return { problem: 'Escribe solo el porcentaje, por ejemplo 25.' };
  const bp = Math.round(Number(digits.replace(',', '.')) * 100);
  return bp > MOST_BP ? { problem: 'El margen llega hasta 90 %.' } : { bp };
}
