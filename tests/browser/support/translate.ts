const LEFT = 'script, style, textarea, [translate="no"], font';

/** Puts every text of an element into two `<font>`s, as the translator of Chrome does, which leaves what is not to be translated. */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest(LEFT) || text.textContent?.trim() === '') continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    for (const font of [outer, inner]) font.setAttribute('style', 'vertical-align: inherit;');
    inner.textContent = text.textContent;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}

/** A translator that is on: what appears on the page is translated at once. */
export function keepTranslating(): () => void {
  const observer = new MutationObserver(() => {
    translate(document.body);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translate(document.body);
  return () => {
    observer.disconnect();
  };
}
