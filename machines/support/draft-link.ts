/** A draft as the end of an address: for screens, which know no store. */
export { linkOf } from '#src/api/draft-link.ts';
