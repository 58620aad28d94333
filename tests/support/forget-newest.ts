/** Takes what the engines of 2023 lack (docs/decisions/102) from a page. It runs in the page, before its first script. */
export function forgetNewest(): void {
  for (const [owner, names] of [
    [Promise, ['withResolvers']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced']],
    [Map, ['groupBy']],
    [URL, ['parse', 'canParse']],
  ] as const)
    for (const name of names) Reflect.deleteProperty(owner, name);
}
