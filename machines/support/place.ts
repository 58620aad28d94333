/** The postcode that this browser keeps, for screens, which must not import the store. */
export {
  keepAddress,
  keepPostcode,
  keptAddress,
  keptPostcode,
  watchPostcode,
} from '#src/api/stored/place-store.ts';
