/** What is written before a name, and greets nobody. */
const TITLES =
  /^(?:s(?:ra?s?|rtas?|ritas?|res)|dra?s?|ing|lic(?:da)?|lcd[oa]|arq|profr?a?|mtr[oa]|maestr[oa]|psic|enf|t[eé]c|c\.?p|q\.?f\.?b|m\.?v\.?z|don|doña|d[nñ]a?|familia|fam|señora?|señorita|doctora?|ingenier[oa]|licenciad[oa]|arquitect[oa]|profesora?|\p{L})\.?$/iu;

/** Between titles, or before a surname: no first name follows. */
const PARTICLES = /^(?:y|e|de|del|la|las|los)$/i;

/** "Ma. del Carmen" */
const MARIA = /^ma\.$/i;

/** The first name of a person, as one greets them; null when the text holds none. */
export function firstName(name: string | null | undefined): string | null {
  const words = (name ?? '').replaceAll(/\.(?=\p{L}{2})/gu, '. ').split(/[\s,]+/);
  const first = words.find((word) => word !== '' && !(TITLES.test(word) && !PARTICLES.test(word)));
  if (first === undefined || PARTICLES.test(first)) return null;
  return MARIA.test(first) ? 'María' : first;
}
