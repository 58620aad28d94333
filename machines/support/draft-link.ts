/** A draft as the hash of an address, for screens, which must not import the store. */
export {
  draftFromLink,
  draftToLink,
  isLinkable,
  linkInHash,
  MOST_LINKED,
  ownHash,
} from '#src/api/draft-link.ts';
