/**
 * The tests of the rooms whose mutants are tested, in one file: one worker with them all is three times as fast. Those that
 * ask the mock are left out, because every other test here would wait for it.
 */
const tests = import.meta.glob([
  '../{quoting,format,lists,reading,cutting,materials}/*.test.ts',
  '../features/{papers,quotes}/*.test.ts',
  '!../quoting/properties.test.ts',
  // It reads the sources, which hold mutants.
  '!../lists/list-cases.test.ts',
]);
const sources = import.meta.glob<string>(
  ['../{quoting,format,lists,reading,cutting,materials}/*.test.ts', '../features/{papers,quotes}/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);

for (const [path, load] of Object.entries(tests)) {
  if (!/from '.*mocks\//.test(sources[path] ?? '')) await load();
}
