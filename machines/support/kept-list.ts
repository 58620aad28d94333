export { decidedFrom } from '#src/api/stored/list-text.ts';
