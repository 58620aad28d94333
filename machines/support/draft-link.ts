/** A draft as the hash of an address, for screens, which must not import the store. */
export { draftToLink } from '#src/api/draft-link.ts';
