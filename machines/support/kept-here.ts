export { keptHere, type KeptHere } from '#src/api/stored/kept-here.ts';
