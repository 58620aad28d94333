/** What is written before a name, and greets nobody. */
const TITLES =
  /^(?:sra?|srta|sres|dra?|ing|lic|licda|arq|profa?|mtr[oa]|maestr[oa]|c\.?p|q\.?f\.?b|don|doña|familia|fam|señora?|doctora?|ingenier[oa]|licenciad[oa]|arquitect[oa])\.?$/i;

/** The first name of a person, as one greets them; null when the text holds none. */
export const firstName = (name: string | null | undefined): string | null =>
  (name ?? '').split(/[\s,]+/).find((word) => word !== '' && !TITLES.test(word)) ?? null;
