export { recallColumns, type KnownColumns } from '#src/api/stored/column-store.ts';
