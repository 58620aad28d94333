import { writeFileSync } from 'node:fs';
import { priceTable } from './price-table.ts';

/** Writes docs/price-book.md. */
writeFileSync('docs/price-book.md', priceTable());
console.log('docs/price-book.md is written.');
