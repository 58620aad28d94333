/** The margin that a dealer saved last, for screens, which must not import the store. */
export { keepMargin, lastMargin, watchMargin, type LastMargin } from '#src/api/stored/margin-store.ts';
