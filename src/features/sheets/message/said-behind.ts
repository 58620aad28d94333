/** What sentences say of a window behind its size, beside its cloth: the headings of their columns. */
export const extraHeadings = ['Mando', 'Lado', 'Montaje', 'Instalación'] as const;

/** What is said under each heading, as a cell holds it. */
export type Extras = Readonly<Partial<Record<(typeof extraHeadings)[number], string>>>;

type Groups = Readonly<Record<string, string | undefined>>;

const SIDE = String.raw`(?:\s+a)?(?:\s+la)?(?:\s+(?:del?\s+|al\s+)?lado)?\s+(?<side>(?:der|izq)(?:ech[ao]|uierd[ao])?)(?!\p{L})\.?`;

const ways: readonly (readonly [said: RegExp, extrasOf: (groups: Groups) => Extras])[] = [
  [
    new RegExp(
      String.raw`(?:^|[\s,;.+-]+)(?:(?:y|con|c\/|la|el)\s*)*(?:(?<control>cadena|motor(?:izad[ao])?)(?!\p{L})(?:${SIDE})?|(?:mando|control)${SIDE.replace('<side>', '<alone>')})`,
      'iu',
    ),
    ({ control, side, alone = side }) => ({
      ...(control === undefined ? {} : { Mando: control }),
      ...(alone === undefined ? {} : { Lado: alone }),
    }),
  ],
  [
    /(?:^|[\s,;.-]+)(?:(?:va|van|por)\s+)*(?<place>a?dentro|a?fuera)(?!\p{L})(?:\s+del?\s+(?:marco|vano|hueco))?/iu,
    ({ place = '' }) => ({ Montaje: place }),
  ],
  [
    /(?:^|[\s,;.+-]+)(?:(?<no>sin)|con|c\/|m[aá]s|incluye|y)\s*(?:la\s+)?instalaci[oó]n(?!\p{L})/iu,
    ({ no }) => ({ Instalación: no === undefined ? 'Sí' : 'No' }),
  ],
];

/** Parts what stands behind a size into what moves the window, where it goes and who installs it, and the rest. */
export function extrasIn(text: string): { readonly rest: string; readonly extras: Extras } {
  let rest = text;
  let extras: Extras = {};
  for (const [said, extrasOf] of ways) {
    const match = said.exec(rest);
    if (match === null) continue;
    extras = { ...extras, ...extrasOf(match.groups ?? {}) };
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`.trim();
  }
  // What stood between two extras.
  return { rest: rest === text ? text : rest.replace(/(?:^|\s)y$/i, ''), extras };
}
