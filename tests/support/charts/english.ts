/** Frequent English words that are no Spanish ones. */
const WORDS =
  /(?<!\p{L})(?:the|of|and|with|is|are|not|to|from|this|that|for|by|on|loading|waiting|user|users|password|email|settled|entry|exit|brisk|endless|idle|ready|done|failed|open|closed|call|event|state|guard|step)(?!\p{L})/giu;

/** What code calls things: `countCart`, `session.login`. */
const CODE = /(?<!\p{L})[a-z]+(?:[A-Z][a-z]+)+(?!\p{L})|(?<!\p{L})[a-z]+\.[a-z]\w*(?!\p{L})/gu;

/** Addresses of people and sites look like code. */
const ADDRESS = /\S+@\S+|\b\w+\.(?:mx|com|csv|pdf|json)\b/gu;

/** The words of a text that a tester who knows no English and no code would not know. */
export function foreignWords(text: string): readonly string[] {
  const told = text.replaceAll(ADDRESS, '');
  return [...told.matchAll(WORDS), ...told.matchAll(CODE)].map(([word]) => word);
}
