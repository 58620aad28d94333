/**
 * Finds what forced colours hide: a chosen item that looks as the others do, and a box or switch without an edge. Runs
 * inside the page, so it holds all it needs.
 * @returns each fault in a line.
 */
export function chosenFaults(): string[] {
  const CHOSEN =
    ":is(a, button)[aria-current]:not([aria-current='false']), [aria-pressed='true'], [aria-selected='true'], label:has(> [type='radio']:checked)";
  const GROUPS =
    'ul, ol, nav, fieldset, [role=tablist], [role=radiogroup], [role=group], [role=listbox], table';

  const nameOf = (element: Element) =>
    `<${element.localName}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const canvas = getComputedStyle(document.body).backgroundColor.replace(/^rgba\((.*), [\d.]+\)$/, 'rgb($1)');
  /** A ground of the page's own colour is not a mark. */
  const groundOf = (colour: string) => (/^rgba\(.*, 0\)$/.test(colour) || colour === canvas ? '' : colour);
  /** The marks that forced colours leave. */
  const marksOf = (element: Element) =>
    [element, ...element.querySelectorAll(':scope > *')]
      .map((one) => {
        const { outlineStyle, outlineColor, borderStyle, borderWidth, borderColor, backgroundColor } =
          getComputedStyle(one);
        const outline = outlineStyle === 'none' ? '' : outlineColor;
        return [outline, borderStyle, borderWidth, borderColor, groundOf(backgroundColor)].join(' ');
      })
      .join('; ');

  const unmarked = [...document.querySelectorAll(CHOSEN)]
    .filter((element) => isShown(element))
    .flatMap((element) => {
      const others = [...(element.parentElement?.closest(GROUPS)?.querySelectorAll(element.localName) ?? [])];
      const other = others.find(
        (one) =>
          one !== element && isShown(one) && !one.matches(CHOSEN) && one.className === element.className,
      );
      return other === undefined || marksOf(other) !== marksOf(element)
        ? []
        : [`chosen looks as the others: ${nameOf(element)} and ${nameOf(other)}`];
    });

  const hasEdge = (element: Element) => {
    const { borderStyle, borderWidth, appearance, opacity } = getComputedStyle(element);
    return (
      (appearance !== 'none' && Number(opacity) > 0) ||
      (borderStyle !== 'none' && Number.parseFloat(borderWidth) > 0)
    );
  };
  const edgeless = [...document.querySelectorAll('[type=checkbox]')]
    .filter((box) => box.parentElement !== null && isShown(box.parentElement))
    .filter(
      (box) => ![box, box.parentElement, box.nextElementSibling].some((one) => one !== null && hasEdge(one)),
    )
    .map((box) => `no edge: <input> "${box.getAttribute('aria-label') ?? ''}" ${box.className}`);

  return [...new Set([...unmarked, ...edgeless])];
}
