import { writeFileSync } from 'node:fs';
import { promisePage } from './promise-page.ts';

/** Writes docs/promise-book.md. */
writeFileSync('docs/promise-book.md', promisePage());
console.log('docs/promise-book.md is written.');
