import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';

/** Number of times that a text contains another. */
const countOf = (text: string, part: string) => text.split(part).length - 1;

/**
 * A file's text with the fault in it.
 * @throws Error when the text to find does not occur exactly once: the code has changed, and the fault must be
 * adapted.
 */
export function withFault(text: string, { file, name, find, replace }: Fault): string {
  const count = countOf(text, find);
  if (count === 1) return text.replace(find, () => replace);
  throw new Error(
    `"${name}": ${file} holds the text to find ${String(count)} times, and must hold it once:\n${find}`,
  );
}

/**
 * Plants a fault in a copy of the repository.
 * @param root folder of the copy
 * @returns a function that removes it
 */
export function plant(root: string, fault: Fault): () => void {
  const path = join(root, fault.file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, withFault(before, fault));
  return () => {
    writeFileSync(path, before);
  };
}
