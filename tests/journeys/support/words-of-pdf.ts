import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF file, page by page. */
export const wordsOf = async (path: string): Promise<string> => wordsIn(await readFile(path));

/** The text of a PDF, page by page. */
export async function wordsIn(pdf: Uint8Array): Promise<string> {
  const data = new Uint8Array(pdf);
  const file = await getDocument({ data, verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await file.loadingTask.destroy();
  return pages.join('\n');
}
