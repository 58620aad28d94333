/** Whether an element takes its room among its siblings. */
export const isInFlow = ({ display, position, float }: CSSStyleDeclaration): boolean =>
  display !== 'none' && /^(?:static|relative)$/.test(position) && float === 'none';

/** Whether an element is a block of a stack, where the stack puts it. */
function isBlock(style: CSSStyleDeclaration): boolean {
  const { display, position, float, top, bottom, transform, translate } = style;
  if (display === 'none' || /^(?:absolute|fixed)$/.test(position)) return true;
  const isMoved =
    position === 'relative' && ![top, bottom].every((side) => side === 'auto' || side === '0px');
  const isPlaced = position === 'sticky' || float !== 'none' || isMoved;
  return (
    !isPlaced && transform === 'none' && translate === 'none' && !/^(?:inline|contents|table-)/.test(display)
  );
}

/**
 * Where the blocks in an element begin, in px, if they are a stack. Margins of blocks join those of blocks inside them, which
 * a copy may lack; so each block of a stack gets the distance that it has.
 */
export function edgeOf(element: Element, style: CSSStyleDeclaration, { top }: DOMRect): number | null {
  if (!/^(?:block|flow-root)$/.test(style.display) || element.scrollTop !== 0 || element.scrollLeft !== 0)
    return null;
  const isDrawnAround = ['::before', '::after'].some(
    (part) => getComputedStyle(element, part).content !== 'none',
  );
  if (isDrawnAround || style.columnCount !== 'auto' || style.transform !== 'none') return null;
  const isStack = [...element.childNodes].every((node) =>
    node instanceof Element
      ? isBlock(getComputedStyle(node))
      : node.nodeType !== Node.TEXT_NODE || !/\S/.test(node.nodeValue ?? ''),
  );
  if (!isStack || element.childElementCount === 0) return null;
  return top + Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.paddingTop);
}
