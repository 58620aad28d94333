/** All tests of the engine in one file: a mutant is tried three times as fast when one worker has them all. */
import.meta.glob(['../*.test.ts', '!../properties.test.ts'], { eager: true });
