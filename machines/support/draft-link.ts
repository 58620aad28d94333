/** A draft as the end of an address, and back: for screens, which know no store. */
export { draftIn, linkOf, LINK_PREFIX } from '#src/api/draft-link.ts';
