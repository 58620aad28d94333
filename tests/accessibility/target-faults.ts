/**
 * Finds pointer targets smaller than 24 × 24 px (WCAG 2.5.8) that are not links in a sentence and whose circle of 24 px
 * meets another target. Runs inside the page, so it holds all it needs.
 * @returns each fault in a line.
 */
export function targetFaults(): string[] {
  const LEAST_PX = 24;
  /** Half a pixel is lost where a size is not whole. */
  const SLACK_PX = 0.5;
  const SELECTOR =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=checkbox], [role=switch], [role=tab], [role=menuitem], [role=option], [role=radio], [role=slider]';

  interface Target {
    readonly element: Element;
    readonly rect: DOMRect;
  }

  /** The area that reacts to a press: a field inside its label counts with the label. */
  const areaOf = (element: Element): DOMRect => {
    const own = element.getBoundingClientRect();
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const isChoice =
      element instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(element.type);
    return labels
      .filter((label) => isChoice && label.checkVisibility())
      .map((label) => label.getBoundingClientRect())
      .reduce((all, one) => {
        const [left, top] = [Math.min(all.left, one.left), Math.min(all.top, one.top)];
        return new DOMRect(
          left,
          top,
          Math.max(all.right, one.right) - left,
          Math.max(all.bottom, one.bottom) - top,
        );
      }, own);
  };

  const isInSentence = (element: Element) => {
    if (element.localName !== 'a' && element.localName !== 'button') return false;
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    return [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.nodeValue ?? ''),
    );
  };

  const targets: Target[] = [...document.querySelectorAll(SELECTOR)]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [inert] *'),
    )
    .filter((element) => getComputedStyle(element).pointerEvents !== 'none')
    .map((element) => ({ element, rect: areaOf(element) }))
    // Those for the keyboard alone are a pixel large until they have the focus.
    .filter(({ rect }) => rect.width > 1 && rect.height > 1);

  const isSmall = ({ rect }: Target) => rect.width < LEAST_PX - SLACK_PX || rect.height < LEAST_PX - SLACK_PX;
  const centre = ({ rect }: Target) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });
  const meets = (small: Target, other: Target) => {
    const { x, y } = centre(small);
    const { rect } = other;
    if (isSmall(other)) {
      const there = centre(other);
      return Math.hypot(there.x - x, there.y - y) < LEAST_PX - SLACK_PX;
    }
    const near = {
      x: Math.min(Math.max(x, rect.left), rect.right),
      y: Math.min(Math.max(y, rect.top), rect.bottom),
    };
    return Math.hypot(near.x - x, near.y - y) < LEAST_PX / 2 - SLACK_PX;
  };
  const isRelated = (one: Element, other: Element) => one.contains(other) || other.contains(one);

  const nameOf = (element: Element) =>
    `<${element.localName}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;

  return targets
    .filter((target) => isSmall(target) && !isInSentence(target.element))
    .flatMap((target) => {
      const other = targets.find((one) => !isRelated(one.element, target.element) && meets(target, one));
      const { width, height } = target.rect;
      return other === undefined
        ? []
        : [
            `target of ${width.toFixed(0)} × ${height.toFixed(0)} px: ${nameOf(target.element)} beside ${nameOf(other.element)}`,
          ];
    });
}
