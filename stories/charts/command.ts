import { readOptions } from '../../deploy/read-options.ts';
import { printDifferences } from './compare/print.ts';

/** `npm run charts` writes the lists of charts, lays out every chart, and writes its story and the menu; `-- --diff COMMIT` prints what changed since a commit. */
const { diff } = readOptions({ diff: { type: 'string' } });

if (diff === undefined) {
  await import('./write-lists.ts');
  await import('./layout/write.ts');
  await import('./write-stories.ts');
} else {
  printDifferences(diff);
}
