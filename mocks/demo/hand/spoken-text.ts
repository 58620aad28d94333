/** What is inside an element as a screen reader says it: without what is hidden from it, and with spaces between blocks. */
export function spokenText(element: Element): string {
  return [...element.childNodes].map(textOf).join('');
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || node.ariaHidden === 'true') return '';
  const { display, visibility } = getComputedStyle(node);
  if (display === 'none' || visibility === 'hidden') return '';
  const text = node.ariaLabel ?? (node instanceof HTMLImageElement ? node.alt : insideOf(node));
  return display === 'inline' ? text : ` ${text} `;
}

/** A line break is a space; the value of a field inside a label is no part of its name. */
function insideOf(element: Element): string {
  if (element.localName === 'br') return ' ';
  return element.matches('input, select, textarea, style, script') ? '' : spokenText(element);
}
