/** The most that a server takes: nine tenths of the price. */
const MOST_BP = 9_000;

/** What somebody wants to earn, in basis points; null where nothing is typed. */
export type TypedMargin = { readonly bp: number | null } | { readonly problem: string };

/** Reads a margin as people write it: "25", "25.5", "25,5 %". */
export function readMargin(typed: string): TypedMargin {
  const text = typed.trim();
  if (text === '') return { bp: null };
  const [, digits] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(text) ?? [];
  if (digits === undefined) return { problem: 'Escribe solo el porcentaje, por ejemplo 25.' };
  const bp = Math.round(Number(digits.replace(',', '.')) * 100);
  return bp > MOST_BP ? { problem: 'El margen llega hasta 90 %.' } : { bp };
}
