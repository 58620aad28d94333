/** Marks without width that come along when a text is copied: from contacts, chats and spreadsheets. */
const INVISIBLE = /[\p{Cf}\uFE0E\uFE0F]/gu;
const SPACES = /\s+/g;
/** "70½" is "70 1⁄2", not "701⁄2". */
const FRACTION_BEHIND = /(?<=\d)(?=[¼-¾⅐-⅞])/gu;

/** A typed or pasted text with plain digits, plain spaces and nothing invisible: "５５\u00a01234" is "55 1234". */
export const cleaned = (text: string): string =>
  text
    .replaceAll(FRACTION_BEHIND, ' ')
    // The accent key of a Spanish keyboard, for feet and inches.
    .replaceAll('´', "'")
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(SPACES, ' ')
    .trim();
