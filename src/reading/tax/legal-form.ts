/** "S.A. de C.V.", "S. de R.L.", "SAPI de CV", at the end of a name. */
const LEGAL_FORM =
  /[\s,]+s\.?\s?(?:a\.?(?:\s?p\.?\s?i\.?|\s?b\.?|\s?s\.?)?|(?:de|en)\s+(?:r\.?\s?l|n\.?\s?c)\.?)(?:\s+de\s+c\.?\s?v\.?)?\s*$/i;

/** A firm's name without its legal form, which invoices since CFDI 4.0 leave out; null when the name has none. */
export function withoutLegalForm(name: string): string | null {
  const plain = name.replace(LEGAL_FORM, '').trim();
  return plain === name.trim() || plain === '' ? null : plain;
}
