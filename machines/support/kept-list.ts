export { decidedFrom, DecidedClients, DecidedWindows } from '#src/api/stored/list-text.ts';
