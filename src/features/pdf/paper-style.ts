import type { ContentTable, TDocumentDefinitions } from 'pdfmake/interfaces';
import { site } from '#src/config/site.ts';

/** What all papers look like. */
export const INK = '#1f2423';
export const SOFT = '#5b625f';
export const RULE = '#d8d3c9';
export const ACCENT = '#0f6b66';

/** The logo with its colours inline: on pages its classes set them. */
export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 0 152 38" width="152" height="38"><path fill="${ACCENT}" d="M4 4h22v15.5H4z"/><path fill="none" stroke="${ACCENT}" stroke-width="2" d="M4 4v30h22V4M15 20v14"/><path stroke="${ACCENT}" stroke-width="3" d="M0 4h30M4 19.5h22"/><g fill="none" stroke="${INK}" stroke-width="2.3"><path d="M42 14.2V34M42 23.4c0-5.6 3.2-8.8 8.6-8.8"/><circle cx="63" cy="24.2" r="9.2"/><path d="M80 3v31M88.5 3v31"/><path d="M97 14.2v11.2c0 5 3 8 7.7 8s7.9-3.2 7.9-8.2v-11M112.6 14.2V34"/><path d="M121 14.2 137 34M137 14.2 121 34"/></g></svg>`;

/** Tables with a thin rule under each row, and no space at their sides. */
export const ruledTable = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => RULE,
  paddingLeft: () => 0,
  paddingRight: (column: number, { table: { body } }: ContentTable) =>
    column === (body[0]?.length ?? 0) - 1 ? 0 : 8,
  paddingTop: () => 6,
  paddingBottom: () => 6,
};

/** A Letter page of the shop, in its font and ink. */
export const letterPage = (title: string, author: string) =>
  ({
    pageSize: 'LETTER',
    pageMargins: [42, 42, 42, 52],
    info: { title, author, creator: site.brand },
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.15, color: INK },
  }) satisfies Partial<TDocumentDefinitions>;

/** The pictures of a paper, each stored in the file once under a name. */
export function namedPictures(pictures: readonly (string | null)[]) {
  const names = new Map([...new Set(pictures)].map((picture, at) => [picture, `w${String(at)}`]));
  return {
    images: Object.fromEntries(
      [...names].flatMap(([picture, name]) => (picture === null ? [] : [[name, picture]])),
    ),
    /** The name of the picture at an index; null where there is none. */
    nameAt: (at: number): string | null => {
      const picture = pictures[at];
      return picture === null || picture === undefined ? null : (names.get(picture) ?? null);
    },
  };
}
