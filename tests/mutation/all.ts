/** The tests of the rooms whose mutants are tested, in one file: one worker with them all is three times as fast. */
import.meta.glob(
  [
    '../{quoting,format,lists,reading,cutting,materials}/*.test.ts',
    '../features/{papers,quotes}/*.test.ts',
    '!../quoting/properties.test.ts',
    // It reads the sources, which hold mutants.
    '!../lists/list-cases.test.ts',
    // They ask the mock, so every other test here would wait for it.
    '!../materials/{articles,promise-book}.test.ts',
  ],
  { eager: true },
);
