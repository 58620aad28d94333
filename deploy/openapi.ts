import { mkdirSync, writeFileSync } from 'node:fs';
import { openApiDocument } from './openapi.document.ts';

/** Writes docs/openapi.json. */
mkdirSync('docs', { recursive: true });
writeFileSync('docs/openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log('docs/openapi.json is written.');
