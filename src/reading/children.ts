import { normalizeText } from '#src/format/normalize-text.ts';

/** Words that tell that a room is for children, without accents. A window that is "pequeña" is only small. */
const CHILDREN: ReadonlySet<string> = new Set(
  `nino ninos nina ninas ninez infantil infantiles bebe bebes bebita bebito cuna cunas cunero nene nenes nena nenas
  hijo hijos hija hijas peque peques chiquitin chiquitines gemelos gemelas mellizos mellizas nieto nietos nieta nietas
  guarderia guarderias kinder preescolar maternal lactantes ludoteca juguetes juegos escuela primaria colegio
  kid kids child children baby babies nursery toddler toddlers daycare`.split(/\s+/),
);

/** Whether the name of a room says that children use it: "Recámara de los niños", "Sofía (niña)". */
export const namesChildren = (written: string): boolean =>
  normalizeText(written)
    .split(/[^a-z]+/)
    .some((word) => CHILDREN.has(word));
