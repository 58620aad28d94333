import { defineConfig } from 'vitest/config';

/**
 * How mutants of src/quoting are tested: with the engine's tests in Node, without properties, so that a score is
 * repeatable.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/quoting/support/all.ts'],
  },
});
