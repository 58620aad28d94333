import { writeFileSync } from 'node:fs';
import { cutPage } from './cut-page.ts';

/** Writes docs/cut-book.md. */
writeFileSync('docs/cut-book.md', cutPage());
console.log('docs/cut-book.md is written.');
