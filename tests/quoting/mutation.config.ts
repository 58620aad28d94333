import { defineConfig } from 'vitest/config';

/** How mutants of src/quoting are tried: its own tests in Node, without properties, so that a score repeats. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/quoting/support/all.ts'],
  },
});
