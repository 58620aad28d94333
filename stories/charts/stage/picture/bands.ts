import type { PageCopy } from './copy-page.ts';
import { createHeap, isAway, isEmpty, keepRoom, type Part } from './room.ts';

/** Elements that a slow device draws without a stop that is felt. */
const MOST_ELEMENTS = 100;

/** A strip of the window, from its left to its right edge. */
export interface Band {
  readonly root: Element;
  readonly classes: ReadonlySet<string>;
  readonly top: number;
  readonly height: number;
}

/** A copy of an element with what of it is in a part. */
function partOf(element: Element, part: Part, boxes: PageCopy['boxes']): Element {
  const copy = element.cloneNode();
  if (!(copy instanceof Element)) throw new Error('an element has no copy');
  if (isEmpty(element)) return copy;
  const box = boxes.get(element);
  if (box !== undefined && isAway(box, part)) {
    keepRoom(copy, box);
    return copy;
  }
  const heap = createHeap();
  for (const node of element.childNodes) {
    if (!(node instanceof Element)) {
      copy.append(node.cloneNode());
      continue;
    }
    const child = partOf(node, part, boxes);
    if (!heap.takes(child, boxes.get(node))) copy.append(child);
  }
  return copy;
}

function classesIn(root: Element): ReadonlySet<string> {
  const classes = new Set(root.classList);
  for (const { classList } of root.querySelectorAll('[class]'))
    for (const name of classList) classes.add(name);
  return classes;
}

/** Cuts a copy of a page into bands, each with what of the page is in it. */
export function* bandsOf(
  { root, boxes }: PageCopy,
  { width, height }: Pick<DOMRect, 'width' | 'height'>,
): Generator<Band> {
  const count = Math.ceil(root.querySelectorAll('*').length / MOST_ELEMENTS);
  const each = Math.ceil(height / count);
  for (let top = 0; top < height; top += each) {
    const own = Math.min(each, height - top);
    const band = partOf(root, { top, bottom: top + own, left: 0, right: width }, boxes);
    yield { root: band, classes: classesIn(band), top, height: own };
  }
}
