/** Parts of the profile by their word in the address, in the order of the tabs. */
export const sections = { datos: 'Datos', contrasena: 'Contraseña', cartera: 'Cartera' } as const;

export type Section = keyof typeof sections;

export const FIRST_SECTION: Section = 'datos';

const isSection = (word: string): word is Section => Object.hasOwn(sections, word);

/** The sections' words, in order. */
export const sectionWords = Object.keys(sections).filter(isSection);

/** The section that an address names; the first one for any other word. */
export const sectionOf = (word: string): Section => (isSection(word) ? word : FIRST_SECTION);
