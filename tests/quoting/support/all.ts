/** All tests of the engine in one file: testing a mutant is three times as fast when one worker has them all. */
import.meta.glob(['../*.test.ts', '!../properties.test.ts'], { eager: true });
