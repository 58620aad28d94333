/** Attributes that identify an element rather than its kind. */
const OWN = new Set(['id', 'style', 'href', 'src', 'for', 'name', 'value', 'd']);

/** Mantine's class of one element, by React's counter: what it styles is in the colours. */
const OWN_CLASS = / ?__m__-\S+/g;

/** A value such as "true", "button" or "filled", which names a state or a kind. */
const WORD = /^[a-z]{0,12}$/;

const TEXT_NODE = 3;

const hasText = (element: Element) =>
  [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === TEXT_NODE && nodeValue?.trim() !== '',
  );

const hasLabel = (element: Element) =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement) &&
  (element.labels?.length ?? 0) > 0;

/** Tag, classes, attributes, text colours, and whether a label belongs to it: the features that axe checks. */
function featuresOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !OWN.has(name))
    .map(({ name, value }) => {
      if (name === 'class') return `class=${value.replaceAll(OWN_CLASS, '')}`;
      return WORD.test(value) ? `${name}=${value}` : name;
    })
    .toSorted();
  const { color, backgroundColor } = getComputedStyle(element);
  return [
    element.localName,
    ...attributes,
    ...(hasText(element) ? ['text', color] : []),
    backgroundColor,
    ...(hasLabel(element) ? ['label'] : []),
  ].join(' ');
}

/**
 * Returns the first element of each kind within a part of the page, the part itself not counted. Two are of one kind when
 * they and their two ancestors have the same features: axe finds the same in both. A picture counts as one element.
 */
export function kindsIn(root: Element): ReadonlyMap<string, Element> {
  const kinds = new Map<string, Element>();
  const visit = (element: Element, around: readonly string[]) => {
    const features = featuresOf(element);
    const kind = [features, ...around].join(' < ');
    if (!kinds.has(kind)) kinds.set(kind, element);
    if (element.localName === 'svg') return;
    for (const child of element.children) visit(child, [features, ...around.slice(0, 1)]);
  };
  for (const child of root.children) visit(child, []);
  return kinds;
}
