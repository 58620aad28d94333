import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { copied, NEVER_COPIED } from './hosts/table.ts';

/** Below it, a copy and its header weigh as much as the file. */
const WORTH_IT_BYTES = 256;

/**
 * Writes a .br and a .gz beside every text file of a build that is large enough, for hosts that serve compressed
 * copies. Pages have none: they are many and change with every build, so hosts compress them on request. config.json
 * has none either.
 */
export function compressFolder(folder: string): void {
  for (const name of globSync(`**/*.{${copied.join(',')}}`, { cwd: folder })) {
    if (name !== NEVER_COPIED) compressFile(join(folder, name));
  }
}

/** Writes a file's copies beside it, if it is large enough. */
export function compressFile(file: string): void {
  if (statSync(file).size < WORTH_IT_BYTES) return;
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}
