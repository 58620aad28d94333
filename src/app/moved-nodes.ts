/**
 * Keeps the page true while a translator works on it (W15). Translators put `<font>` elements in the place of text nodes,
 * which React goes on to change, to move and to remove: it would write into nodes that nobody sees, and die of those that
 * are not where it left them. Here the text returns before it changes, and what is asked of a node that was replaced is
 * done to what stands in its place. It comes with React.
 */
const places = new WeakMap<Node, Element>();
const texts = new WeakMap<Node, Text>();

const isStandIn = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.localName === 'font';

/** Puts the texts of an element back: a sentence is translated as a whole, and the translator does it again. */
function restoreIn(parent: Node): void {
  for (const child of [...parent.childNodes]) {
    const text = texts.get(child);
    if (text !== undefined && isStandIn(child)) child.replaceWith(text);
  }
}

const changes = new MutationObserver((records) => {
  for (const { target } of records) {
    const parent = places.get(target)?.parentNode;
    if (parent && !target.isConnected) restoreIn(parent);
  }
});

/** Learns which text an element stands for. */
function learn({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const text of removedNodes) {
    if (!(text instanceof Text) || text.isConnected) continue;
    const standIn = [addedNodes[0], previousSibling, nextSibling].find(isStandIn);
    if (standIn === undefined || texts.has(standIn)) continue;
    places.set(text, standIn);
    texts.set(standIn, text);
    changes.observe(text, { characterData: true });
  }
}

new MutationObserver((records) => {
  for (const record of records) learn(record);
}).observe(document, { childList: true, subtree: true });

/** What stands in a parent for a node that React believes there; null when nothing does. */
function standInOf(parent: Node, node: Node): ChildNode | null {
  const place = places.get(node);
  if (place?.parentNode === parent) return place;
  if (node === parent || !parent.contains(node)) return null;
  // An element that the translator wrapped.
  return [...parent.childNodes].find((child) => child.contains(node)) ?? null;
}

const { insertBefore, removeChild } = Node.prototype;

Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
  if (child.parentNode === this) {
    removeChild.call(this, child);
  } else {
    standInOf(this, child)?.remove();
  }
  return child;
};

Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
  const next = before === null || before.parentNode === this ? before : standInOf(this, before);
  insertBefore.call(this, node, next);
  return node;
};
