/** Sections of the profile by their name in the address, in the order of the tabs. */
export const sections = { datos: 'Datos', contrasena: 'Contraseña', cartera: 'Cartera' } as const;

export type Section = keyof typeof sections;

export const FIRST_SECTION: Section = 'datos';

const isSection = (name: string): name is Section => Object.hasOwn(sections, name);

/** Names of the sections, in order. */
export const sectionNames = Object.keys(sections).filter(isSection);

/** The section that the address names; the first one for an unknown name. */
export const sectionOf = (name: string): Section => (isSection(name) ? name : FIRST_SECTION);
