const LETTER = /\p{L}|\p{N}/u;

const firstLetter = (word: string) => LETTER.exec(word)?.[0].toLocaleUpperCase('es-MX') ?? '';

/**
 * A person's initials: of the first two words of the name, else the first letter of the e-mail; null without either.
 */
export function initialsOf(name: string | null, email: string | null): string | null {
  const words = (name ?? '').split(/\s+/).filter((word) => LETTER.test(word));
  const letters = words.length > 0 ? words.slice(0, 2).map(firstLetter).join('') : firstLetter(email ?? '');
  return letters === '' ? null : letters;
}
