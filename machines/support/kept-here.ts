export { keptHere, type KeptHere } from '#src/api/kept-here.ts';
