/** The properties that a class of a drawing can set. */
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stop-color',
  'stop-opacity',
  'opacity',
  'vector-effect',
] as const;

const SVG = 'http://www.w3.org/2000/svg';

type Declared = readonly (readonly [property: string, value: string])[];

const valuesOf = (element: Element) => {
  const style = getComputedStyle(element);
  return PROPERTIES.map((property) => [property, style.getPropertyValue(property)] as const);
};

/** The drawings whose custom properties have the same values. */
const kindOf = ({ dataset }: SVGSVGElement) => `${dataset['scene'] ?? ''} ${dataset['time'] ?? ''}`;

/**
 * Makes drawings independent of the page's style sheets: the properties that classes set are written on each element,
 * and attributes have values in place of custom properties. Each class is measured once, by comparing an element with
 * it and one without, and each attribute's value once.
 */
export function drawingStyleInliner() {
  const cache = new Map<string, Declared>();
  const values = new Map<string, string>();

  function valueOf(element: Element, { name, value }: Attr, root: SVGSVGElement): string {
    const key = `${kindOf(root)} ${name} ${value}`;
    const known = values.get(key) ?? getComputedStyle(element).getPropertyValue(name);
    values.set(key, known);
    return known;
  }

  function declaredBy(element: Element, name: string, root: SVGSVGElement): Declared {
    const key = `${kindOf(root)} ${element.tagName} ${name}`;
    const before = cache.get(key);
    if (before !== undefined) return before;
    const [bare, dressed] = [false, true].map((isDressed) => {
      const probe = document.createElementNS(SVG, element.tagName);
      if (isDressed) probe.setAttribute('class', name);
      root.append(probe);
      return probe;
    });
    const without = new Map(bare === undefined ? [] : valuesOf(bare));
    const declared = (dressed === undefined ? [] : valuesOf(dressed)).filter(
      ([property, value]) => value !== without.get(property),
    );
    bare?.remove();
    dressed?.remove();
    cache.set(key, declared);
    return declared;
  }

  /** The drawing as a standalone SVG file. */
  return (root: SVGSVGElement, width: number, height: number): string => {
    for (const element of root.querySelectorAll('*')) {
      for (const attribute of element.attributes) {
        if (attribute.value.includes('var(')) attribute.value = valueOf(element, attribute, root);
      }
    }
    for (const element of root.querySelectorAll('[class]')) {
      const name = element.getAttribute('class') ?? '';
      for (const [property, value] of declaredBy(element, name, root)) element.setAttribute(property, value);
      element.removeAttribute('class');
    }
    root.removeAttribute('class');
    root.setAttribute('width', String(width));
    root.setAttribute('height', String(height));
    return new XMLSerializer().serializeToString(root);
  };
}
