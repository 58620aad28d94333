import { isSecret } from '#mocks/demo/hand/secret-fields.ts';
import { isSecretName } from '#mocks/mask.ts';
import { dataUrl, fileOf, withFiles } from './files.ts';
import { createHeap, force, isAway, keepRoom, px, type Part } from './room.ts';
import { edgeOf, isInFlow } from './stack.ts';
import type { Turn } from './turns.ts';

/** A copy of what a page shows, and where each of its elements is that has room of its own. */
export interface PageCopy {
  readonly root: Element;
  readonly boxes: ReadonlyMap<Element, DOMRect>;
}

interface Copying {
  readonly page: Document;
  /** Where the copy is made: nothing loads or runs there. */
  readonly inert: Document;
  readonly boxes: Map<Element, DOMRect>;
  /** Dialogs in front of everything, as they are found. */
  readonly inFront: { readonly dialog: Element; readonly copy: Element }[];
  readonly turn: Turn;
}

/** What shows nothing, or must not be shown: a frame may hold a card's number or a captcha. */
const LEFT_OUT = 'script, style, link, meta, title, noscript, template, iframe, object, embed, datalist';

const XML_NAME = /^[A-Za-z_][\w.:-]*$/;

/** The copy of an element alone. */
function shell(element: Element, { inert }: Copying): Element {
  const copy = inert.importNode(element, false);
  for (const name of copy.getAttributeNames()) {
    if (!XML_NAME.test(name) || name.startsWith('on')) copy.removeAttribute(name);
  }
  return copy;
}

/** What a field holds: an attribute says what it held at first. */
function keepValue(field: Element, copy: Element): void {
  if (field instanceof HTMLInputElement) {
    copy.removeAttribute('value');
    if (!isSecret(field)) copy.setAttribute('value', field.value);
    copy.toggleAttribute('checked', field.checked);
  } else if (field instanceof HTMLTextAreaElement) {
    copy.textContent = isSecretName(field.name) ? '' : field.value;
  } else if (field instanceof HTMLOptionElement) copy.toggleAttribute('selected', field.selected);
}

/** An element whose content is pixels, as a picture of its size; null for any other element. */
async function pixelsOf(element: Element, copying: Copying): Promise<Element | null> {
  if (!(element instanceof HTMLImageElement || element instanceof HTMLCanvasElement)) return null;
  const copy = copying.inert.createElement('img');
  for (const { name, value } of shell(element, copying).attributes) {
    if (!/^(?:src|srcset|sizes|loading)$/.test(name)) copy.setAttribute(name, value);
  }
  const file =
    element instanceof HTMLImageElement ? await fileOf(element.currentSrc) : await drawnOn(element);
  if (file !== '') copy.setAttribute('src', file);
  const { width, height } = getComputedStyle(element);
  force(copy, { width, height });
  copying.boxes.set(copy, element.getBoundingClientRect());
  return copy;
}

const drawnOn = (canvas: HTMLCanvasElement) =>
  new Promise<string>((resolve) => {
    canvas.toBlob((file) => {
      resolve(file === null ? '' : dataUrl(file));
    });
  });

/** The part of a window in which the content of an element shows. */
function partIn(box: DOMRect, part: Part, { overflowX, overflowY }: CSSStyleDeclaration): Part {
  const { top, bottom, left, right } = part;
  return {
    ...(overflowY === 'visible'
      ? { top, bottom }
      : { top: Math.max(top, box.top), bottom: Math.min(bottom, box.bottom) }),
    ...(overflowX === 'visible'
      ? { left, right }
      : { left: Math.max(left, box.left), right: Math.min(right, box.right) }),
  };
}

/** More than both borders of what is scrolled. */
const BAR_PX = 5;

/** Whether what is scrolled has no bar that takes room: in a copy it would have one. */
const hasNoBar = (element: Element, { overflowX, overflowY }: CSSStyleDeclaration) =>
  /auto|scroll/.test(`${overflowX} ${overflowY}`) &&
  element instanceof HTMLElement &&
  element.offsetWidth - element.clientWidth < BAR_PX &&
  element.offsetHeight - element.clientHeight < BAR_PX;

/** A cell or a column is as wide as what is in it, of which the copy lacks a part. */
const AS_WIDE = /^table-(?:cell|column)$/;

/** Copies an element with what of it shows, or with all of it; null for none. */
async function copyElement(element: Element, part: Part | null, copying: Copying): Promise<Element | null> {
  await copying.turn();
  if (element.matches(LEFT_OUT)) return null;
  const pixels = await pixelsOf(element, copying);
  if (pixels !== null) return pixels;
  const copy = shell(element, copying);
  if (element instanceof SVGSVGElement) {
    copying.boxes.set(copy, element.getBoundingClientRect());
    copy.append(...[...element.childNodes].map((node) => copying.inert.importNode(node, true)));
    return copy;
  }
  const style = getComputedStyle(element);
  if (style.display === 'none') return copy;
  const box = element.getBoundingClientRect();
  // What is in a line gives the line its height and its base, and may be empty at no place.
  const isInLine = style.display.startsWith('inline');
  if (part !== null && !isInLine && style.display !== 'contents') {
    copying.boxes.set(copy, box);
    if (isAway(box, part)) {
      keepRoom(copy, box);
      return copy;
    }
  }
  if (AS_WIDE.test(style.display)) force(copy, { width: px(box.width), 'box-sizing': 'border-box' });
  const written = copy.getAttribute('style') ?? '';
  if (written.includes('url(')) copy.setAttribute('style', await withFiles(written, document.baseURI));
  keepValue(element, copy);
  if (element instanceof HTMLTextAreaElement) return copy;
  if (hasNoBar(element, style)) force(copy, { 'scrollbar-width': 'none' });
  await copyInto(
    copy,
    element,
    { part: part && !isInLine ? partIn(box, part, style) : null, edge: edgeOf(element, style, box) },
    copying,
  );
  return copy;
}

/** Of what is in an element: the part that shows, null for all, and where a stack of blocks begins, in px; null where it is no stack. */
interface Inside {
  readonly part: Part | null;
  readonly edge: number | null;
}

/** Copies what is in an element, as it is scrolled. */
async function copyInto(copy: Element, element: Element, inside: Inside, copying: Copying): Promise<void> {
  const { part } = inside;
  const heap = createHeap((grown, box) => {
    copying.boxes.set(grown, box);
  });
  let { edge } = inside;
  if (edge !== null) force(copy, { display: 'flow-root' });
  for (const node of element.childNodes) {
    if (node instanceof Text) copy.append(copying.inert.importNode(node));
    if (!(node instanceof Element)) continue;
    const child = await copyElement(node, part, copying);
    if (child === null) continue;
    const box = copying.boxes.get(child);
    if (edge !== null && box !== undefined && isInFlow(getComputedStyle(node))) {
      force(child, { 'margin-top': px(box.top - edge), 'margin-bottom': '0' });
      edge = box.bottom;
    }
    if (heap.takes(child, box)) continue;
    if (element !== copying.page.body) scroll(child, node, element);
    if (node.matches('dialog:modal')) copying.inFront.push({ dialog: node, copy: child });
    else copy.append(child);
  }
}

/** Moves the copy of an element as its parent is scrolled: by its margin, so that what sticks to the parent's edge does so. */
function scroll(copy: Element, child: Element, { scrollLeft, scrollTop, childElementCount }: Element): void {
  if (scrollLeft === 0 && scrollTop === 0) return;
  if (childElementCount > 1) {
    force(copy, { translate: `${px(-scrollLeft)} ${px(-scrollTop)}` });
    return;
  }
  const { marginLeft, marginTop } = getComputedStyle(child);
  force(copy, {
    'margin-left': px(Number.parseFloat(marginLeft) - scrollLeft),
    'margin-top': px(Number.parseFloat(marginTop) - scrollTop),
  });
}

/** What is behind a dialog that is in front of everything. */
function shadeOf(dialog: Element, { inert }: Copying): Element {
  const shade = inert.createElement('div');
  force(shade, {
    position: 'fixed',
    inset: '0',
    background: getComputedStyle(dialog, '::backdrop').backgroundColor,
  });
  return shade;
}

/** Keeps a dialog where it is: in the copy it is one among other elements. */
function keepPlace(copy: Element, dialog: Element): void {
  const { left, top, width, height } = dialog.getBoundingClientRect();
  const place = { left: px(left), top: px(top), width: px(width), height: px(height) };
  force(copy, {
    ...place,
    position: 'fixed',
    margin: '0',
    'max-width': 'none',
    'max-height': 'none',
    'box-sizing': 'border-box',
  });
}

/** Copies what of a page shows in its window. Secret fields are blank, and frames are left out. */
export async function copyPage(page: Document, turn: Turn): Promise<PageCopy> {
  const { documentElement, defaultView } = page;
  const { clientWidth: right, clientHeight: bottom } = documentElement;
  const { scrollX, scrollY } = defaultView ?? window;
  const copying: Copying = {
    page,
    inert: page.implementation.createHTMLDocument(),
    boxes: new Map(),
    inFront: [],
    turn,
  };
  const root = shell(documentElement, copying);
  const body = await copyElement(page.body, { top: 0, left: 0, right, bottom }, copying);
  if (body === null) throw new Error('the page has no body');
  for (const { dialog, copy } of copying.inFront) {
    keepPlace(copy, dialog);
    body.append(shadeOf(dialog, copying), copy);
  }
  const { width, height } = page.body.getBoundingClientRect();
  const { marginLeft, marginTop } = getComputedStyle(page.body);
  force(body, {
    width: px(width),
    height: px(height),
    'box-sizing': 'border-box',
    'margin-left': px(Number.parseFloat(marginLeft) - scrollX),
    'margin-top': px(Number.parseFloat(marginTop) - scrollY),
  });
  // A window of its own: what is fixed or sticks does so in it.
  force(root, { width: px(right), height: px(bottom), overflow: 'hidden' });
  root.append(body);
  return { root, boxes: copying.boxes };
}
