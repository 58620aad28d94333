import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { printable } from './printable.ts';

/** Longer words may be wider than the narrowest column: they break anywhere. */
const LONGEST_WHOLE = 24;

/** A text of which the words with more letters than a line has room for break anywhere. */
export function breakingText(text: string, most: number): Content {
  const long = new RegExp(String.raw`([^\s]{${String(most + 1)},})`);
  const pieces = text.split(long).filter((piece) => piece !== '');
  if (!long.test(text)) return text;
  return {
    text: pieces.map((piece) => (long.test(piece) ? { text: piece, wordBreak: 'break-all' } : piece)),
  };
}

/** Where a node of a paper keeps texts and other nodes. */
const INSIDE = ['text', 'stack', 'columns', 'ul', 'ol', 'table', 'body'] as const;

/** Fits all texts in a node, and the nodes in it; the node itself is changed. */
function fit(node: unknown): unknown {
  if (typeof node === 'string') return breakingText(printable(node).text, LONGEST_WHOLE);
  if (Array.isArray(node)) return node.map(fit);
  if (typeof node !== 'object' || node === null) return node;
  const parts = new Map(Object.entries(node));
  const fits = INSIDE.filter((part) => parts.has(part)).map((part) => [part, fit(parts.get(part))] as const);
  return Object.assign(node, Object.fromEntries(fits));
}

/** Makes a paper hold whatever people typed: long words break, and what the font lacks is written otherwise or left out. */
export function holdAnyText(paper: TDocumentDefinitions): TDocumentDefinitions {
  const { content, footer } = paper;
  return Object.assign(paper, {
    content: fit(content),
    ...(typeof footer === 'function'
      ? { footer: (...at: Parameters<typeof footer>) => fit(footer(...at)) }
      : {}),
  });
}
