import { defineConfig } from 'vitest/config';
import siteFacts from '#src/config/site.json' with { type: 'json' };
import { decodeSite } from '../../deploy/site.ts';

/**
 * How mutants are tested: with the tests of their rooms in Node, without properties, so that a score is
 * repeatable.
 */
export default defineConfig({
  define: { __SITE__: JSON.stringify(decodeSite(siteFacts)), __MOCKS__: 'true' },
  test: {
    environment: 'node',
    include: ['tests/mutation/all.ts'],
    testTimeout: 60_000,
  },
});
