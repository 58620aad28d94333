export { recallColumns, type KnownColumns } from '#src/api/stored/column-store.ts';
export { recallClientColumns } from '#src/api/stored/panel/client-columns-store.ts';
