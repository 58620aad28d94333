/** The postcode that this browser keeps, for screens, which must not import the store. */
export { keepPostcode, keptPostcode, watchPostcode } from '#src/api/stored/place-store.ts';
