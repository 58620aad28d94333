/** With a capital in front. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase('es-MX') + words.slice(1);

/** Without a capital in front, for the middle of a sentence. */
export const small = (words: string): string => words.charAt(0).toLocaleLowerCase('es-MX') + words.slice(1);
