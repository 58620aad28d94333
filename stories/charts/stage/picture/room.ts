/** A part of the window, in px: what of an element is outside of it does not show. */
export type Part = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

export const px = (size: number): string => `${String(size)}px`;

/** Whether something has room on the page, and all of it is outside of a part. */
export function isAway({ top, bottom, left, right }: DOMRect, part: Part): boolean {
  if (bottom === top || right === left) return false;
  return bottom < part.top || top > part.bottom || right < part.left || left > part.right;
}

/** Gives an element styles that win over all others. */
export function force(copy: Element, styles: Readonly<Record<string, string>>): void {
  if (!('style' in copy) || !(copy.style instanceof CSSStyleDeclaration)) return;
  for (const [name, value] of Object.entries(styles)) copy.style.setProperty(name, value, 'important');
}

/** Marks what only keeps the room of what is not in the picture. */
const AWAY = 'data-away';

/** Whether an element only keeps its room. */
export const isEmpty = (copy: Element): boolean => copy.hasAttribute(AWAY);

/** What is not in the picture takes its room, and no more. */
export const AWAY_STYLE = `[${AWAY}]{box-sizing:border-box!important;contain:strict!important;flex:none!important;visibility:hidden!important}`;

/** Keeps the room that an element takes, without what is in it. */
export function keepRoom(copy: Element, { width, height }: Pick<DOMRect, 'width' | 'height'>): void {
  copy.setAttribute(AWAY, '');
  force(copy, { width: px(width), height: px(height) });
}

/** Elements of which each is as wide as the others, and below them. */
interface Heap {
  /** Whether an element is a part of the heap, and needs no place of its own. */
  readonly takes: (copy: Element, box: DOMRect | undefined) => boolean;
}

/**
 * Makes one element of three that are not in the picture and stacked, as the rows of a list: it takes the room of all, and what
 * follows stays odd or even.
 * @param onGrow called with the element that takes the room of others, and with its new box
 */
export function createHeap(onGrow: (copy: Element, box: DOMRect) => void = () => undefined): Heap {
  let first: { readonly copy: Element; readonly box: DOMRect } | null = null;
  let second: Element | null = null;
  return {
    takes: (copy, box) => {
      const own = isEmpty(copy) ? box : undefined;
      if (
        first === null ||
        own === undefined ||
        own.left !== first.box.left ||
        own.width !== first.box.width
      ) {
        first = own === undefined ? null : { copy, box: own };
        second = null;
        return false;
      }
      if (second === null) {
        second = copy;
        return false;
      }
      const { left, top, width } = first.box;
      first = { copy: first.copy, box: new DOMRect(left, top, width, own.bottom - top) };
      keepRoom(first.copy, first.box);
      onGrow(first.copy, first.box);
      second.remove();
      second = null;
      return true;
    },
  };
}
