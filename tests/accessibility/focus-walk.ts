import type { Page } from 'playwright';

/** More tab stops than any screen has. */
const MOST_STOPS = 600;

/**
 * Starts a record of the focus. Runs inside the page, so it holds all it needs.
 * `note` looks at the element that has the focus, and says whether the walk goes on; `end` takes the focus away and says
 * what was wrong.
 */
function recordFocus() {
  /** Points of a grid that are asked for what lies there. */
  const SHARES = [0.05, 0.275, 0.5, 0.725, 0.95];
  const seen: { readonly element: Element; readonly look: string }[] = [];
  const faults = new Set<string>();

  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.localName}> "${label.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  };
  /** What an element and those around it look like: any of them may show the focus. */
  const lookOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const parents = [element.parentElement, element.parentElement?.parentElement];
    const beside = [
      element.nextElementSibling,
      element.previousElementSibling,
      element.nextElementSibling?.firstElementChild,
    ];
    return [element, ...labels, ...parents, ...beside, element.firstElementChild]
      .flatMap((one) =>
        !one || one === document.body
          ? []
          : ['', '::before', '::after'].map((part) => {
              const style = getComputedStyle(one, part);
              const outline =
                style.outlineStyle === 'none'
                  ? ''
                  : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`;
              const { boxShadow, borderColor, borderWidth, backgroundColor, textDecorationLine } = style;
              return [outline, boxShadow, borderColor, borderWidth, backgroundColor, textDecorationLine].join(
                ' ',
              );
            }),
      )
      .join('\n');
  };
  /** What stands for a control that is only for screen readers: its label, or what holds it. */
  const shownOf = (element: Element): Element => {
    const { width, height } = element.getBoundingClientRect();
    const opacity = Number(getComputedStyle(element).opacity);
    if (width > 2 && height > 2 && opacity > 0.1) return element;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    return label ?? element.parentElement ?? element;
  };
  const isSeen = (element: Element) => {
    const shown = shownOf(element);
    return [...shown.getClientRects()].some(({ left, top, width, height }) =>
      SHARES.some((across) =>
        SHARES.some((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return (
            hit !== null &&
            (shown.contains(hit) || hit.contains(shown)) &&
            hit !== document.documentElement &&
            hit !== document.body
          );
        }),
      ),
    );
  };

  const nextFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  /** Waits until transitions are over, which last 1 ms for people who asked for less motion. */
  const untilStill = async () => {
    await nextFrame();
    await nextFrame();
  };

  return {
    note: async (): Promise<'on' | 'over'> => {
      const element = document.activeElement;
      if (element === null || element === document.body) return 'over';
      if (seen.at(-1)?.element === element && element.localName !== 'iframe') {
        faults.add(`focus is caught: ${nameOf(element)}`);
        return 'over';
      }
      if (seen.some((one) => one.element === element)) return 'over';
      for (let frame = 0; frame < 4 && !isSeen(element); frame += 1) await nextFrame();
      if (!isSeen(element)) {
        const { left, top, right, bottom } = shownOf(element).getBoundingClientRect();
        const where = [left, top, right, bottom].map((side) => side.toFixed(0)).join(' ');
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        faults.add(
          `focus is covered or outside: ${nameOf(element)} at ${where} under ${hit === null ? 'nothing' : nameOf(hit)}`,
        );
      }
      await untilStill();
      seen.push({ element, look: lookOf(element) });
      return 'on';
    },
    end: async () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await untilStill();
      for (const { element, look } of seen) {
        // A page cannot ask for the styles of a slider's thumb.
        if (element.matches('[type=range]') || element === document.activeElement) continue;
        if (element.isConnected && lookOf(element) === look)
          faults.add(`focus does not show: ${nameOf(element)} ${element.outerHTML.slice(0, 200)}`);
      }
      return [...faults];
    },
  };
}

/** Goes through all stops of a page with Tab. @returns what was wrong, each in a line */
export async function walkFocus(page: Page): Promise<readonly string[]> {
  const record = await page.evaluateHandle(recordFocus);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await record.evaluate(({ note }) => note())) === 'over') break;
  }
  return record.evaluate(({ end }) => end());
}
