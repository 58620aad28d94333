interface Rules {
  createHTML: (markup: string) => string;
  createScriptURL: (address: string) => string | null;
}

declare global {
  /** Not in every browser. */
  var trustedTypes: { createPolicy: (name: 'default', rules: Rules) => unknown } | undefined;
}

/** What Leaflet writes: text, drawings, and links to secure addresses. */
const PLAIN =
  /^(?:[^<>]|<(?:span|svg|path|circle)(?: (?!on|href|style)[\w-]+="[^"<>]*")*\/?>|<a href="https:[^"<>]*">|<\/(?:a|span|svg)>)*$/i;

/** Plain markup as it is; other markup becomes text. */
export const plainMarkup = (markup: string): string =>
  PLAIN.test(markup) ? markup : markup.replaceAll('<', '&lt;');

/** An address of our own files, for workers; null for any other. */
export const ownAddress = (address: string, page: string): string | null =>
  URL.parse(address, page)?.href.startsWith(`${new URL(page).origin}/`) === true ? address : null;

/** What a page that requires trusted types lets packages write and load. Our own code writes no markup. */
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: plainMarkup,
  createScriptURL: (address) => ownAddress(address, window.location.href),
});
