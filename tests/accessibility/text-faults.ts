/** What the probe looks for beside the layout. */
export interface Wanted {
  /** Whether nothing may move. */
  readonly still: boolean;
  /** Whether colours are looked at; they do not depend on the size of the window or of the text. */
  readonly contrast: boolean;
}

/**
 * Finds text that a person cannot read in the page as it is shown now: outside the window, cut, under another text, or of
 * too little contrast; and animations that run although they should not. Runs inside the page, so it holds all it needs.
 * @returns each fault in a line.
 */
export function textFaults({ still, contrast }: Wanted): string[] {
  /** Glyphs are smaller than their line: so much of a line may be cut (part of its height). */
  const LINE_SLACK = 0.25;
  const SLACK_PX = 2;
  const LEAST_CONTRAST = 4.5;
  const LEAST_CONTRAST_LARGE = 3;
  const LARGE_PX = 24;
  const LARGE_BOLD_PX = 18.66;
  const BOLD = 700;
  const FAINT = 0.05;

  const faults = new Set<string>();
  const root = document.documentElement;

  const nameOf = (element: Element) => {
    const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    const [first = ''] = element.classList;
    return `<${element.localName}${first === '' ? '' : ` .${first}`}> "${text}"`;
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const rects = new Map<Element, DOMRect>();
  const rectOf = (element: Element) => {
    const known = rects.get(element) ?? element.getBoundingClientRect();
    rects.set(element, known);
    return known;
  };
  const lineages = new Map<Element, readonly Element[]>();
  const lineageOf = (element: Element): readonly Element[] => {
    const known = lineages.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    const found = [element, ...(parent === null ? [] : lineageOf(parent))];
    lineages.set(element, found);
    return found;
  };
  /** Text for screen readers alone is cut to a pixel, on purpose. */
  const isForEars = (element: Element) => {
    const style = styleOf(element);
    const { width, height } = rectOf(element);
    return style.clipPath === 'inset(50%)' || (style.position === 'absolute' && width <= 1 && height <= 1);
  };

  const shown: { readonly element: Element; readonly lines: readonly DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || (node.nodeValue ?? '').trim() === '') continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (lineageOf(element).some((one) => isForEars(one))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (lines.length > 0) shown.push({ element, lines });
  }

  // The window scrolls up and down only.
  if (root.scrollWidth > root.clientWidth + 1) {
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      const held = lineageOf(element)
        .slice(1)
        .some((one) => one !== root && one !== document.body && styleOf(one).overflowX !== 'visible');
      return width > 0 && right > root.clientWidth + 1 && !held && element.checkVisibility();
    });
    const inner = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    faults.add(
      `window scrolls sideways (${String(root.scrollWidth)} px): ${inner
        .slice(0, 8)
        .map((one) => nameOf(one))
        .join(', ')}`,
    );
  }

  // No text is cut by a box that does not scroll.
  for (const { element, lines } of shown) {
    if (element.closest('svg, canvas, .leaflet-container') !== null) continue;
    let x = true;
    let y = true;
    for (const box of lineageOf(element)) {
      if (box === root) break;
      const { overflowX, overflowY, display } = styleOf(box);
      if (display === 'contents' || display === 'inline') continue;
      const edge = rectOf(box);
      const cutsX = overflowX === 'hidden' || overflowX === 'clip';
      const cutsY = overflowY === 'hidden' || overflowY === 'clip';
      for (const { left, right, top, bottom, height } of lines) {
        const slack = Math.max(SLACK_PX, height * LINE_SLACK);
        if (x && cutsX && (left < edge.left - SLACK_PX || right > edge.right + SLACK_PX))
          faults.add(`cut at the side: ${nameOf(element)} by ${nameOf(box)}`);
        if (y && cutsY && (top < edge.top - slack || bottom > edge.bottom + slack))
          faults.add(`cut above or below: ${nameOf(element)} by ${nameOf(box)}`);
      }
      if (overflowX === 'auto' || overflowX === 'scroll') x = false;
      if (overflowY === 'auto' || overflowY === 'scroll') y = false;
      if (styleOf(box).position === 'fixed') break;
    }
  }

  // No word is broken into letters below each other.
  for (const { element, lines } of shown) {
    const room = Number.parseFloat(styleOf(element).fontSize) * 1.5;
    if (lines.length >= 4 && lines.every(({ width }) => width < room) && element.closest('svg') === null)
      faults.add(`letters below each other: ${nameOf(element)}`);
  }

  // Fields show their whole choice, or their hint. In a window of a few letters these may be cut: the label and the list of
  // choices say the same.
  const isTiny = !matchMedia('(min-width: 16em)').matches;
  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll('input, select')) {
    if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isForEars(field))
      continue;
    const style = styleOf(field);
    const text =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.label ?? '')
        : field instanceof HTMLInputElement && field.value === ''
          ? field.placeholder
          : '';
    if (isTiny || pen === null || text === '' || field.clientWidth === 0) continue;
    pen.font = style.font;
    pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
    pen.wordSpacing = style.wordSpacing === 'normal' ? '0px' : style.wordSpacing;
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const arrow = field instanceof HTMLSelectElement && style.appearance !== 'none' ? 20 : 0;
    const needed = pen.measureText(text).width + arrow;
    if (needed > room + SLACK_PX)
      faults.add(
        `field too narrow: <${field.localName}> "${text}" (${String(Math.round(needed))} of ${String(Math.round(room))} px)`,
      );
  }

  // No two texts lie on each other, apart from those that a list scrolls away and bars that stay in place.
  const isScrolledAway = (element: Element, line: DOMRect) =>
    lineageOf(element).some((box) => {
      if (box === root || box === document.body || styleOf(box).overflowY === 'visible') return false;
      const edge = rectOf(box);
      return (
        line.bottom > edge.bottom || line.top < edge.top || line.right > edge.right || line.left < edge.left
      );
    });
  const flowing = shown
    .filter(
      ({ element }) =>
        element.closest('svg, canvas, .leaflet-container') === null &&
        !lineageOf(element).some((one) => ['fixed', 'sticky'].includes(styleOf(one).position)),
    )
    .map(({ element, lines }) => ({
      element,
      lines: lines.filter((line) => !isScrolledAway(element, line)),
    }));
  const cells = new Map<string, { readonly element: Element; readonly line: DOMRect }[]>();
  const CELL_PX = 64;
  for (const { element, lines } of flowing) {
    for (const line of lines) {
      for (let column = Math.floor(line.left / CELL_PX); column <= line.right / CELL_PX; column += 1) {
        for (let row = Math.floor(line.top / CELL_PX); row <= line.bottom / CELL_PX; row += 1) {
          const key = `${String(column)} ${String(row)}`;
          const cell = cells.get(key) ?? [];
          cells.set(key, cell);
          for (const other of cell) {
            if (other.element === element) continue;
            const wide = Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left);
            const high = Math.min(line.bottom, other.line.bottom) - Math.max(line.top, other.line.top);
            if (wide > SLACK_PX * 2 && high > Math.min(line.height, other.line.height) * 0.4)
              faults.add(`texts on each other: ${nameOf(element)} and ${nameOf(other.element)}`);
          }
          cell.push({ element, line });
        }
      }
    }
  }

  if (contrast) {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const colours = new Map<string, Colour>();
    const colourOf = (text: string): Colour => {
      const known = colours.get(text);
      if (known !== undefined) return known;
      const parts = /^rgba?\(([^)]+)\)$/
        .exec(text)?.[1]
        ?.split(/[ ,/]+/)
        .map(Number);
      let found: Colour;
      if (parts !== undefined && parts.length >= 3) {
        const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
        found = [red, green, blue, alpha];
      } else if (brush === null) found = [0, 0, 0, 0];
      else {
        brush.clearRect(0, 0, 1, 1);
        brush.fillStyle = text;
        brush.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
        found = [red, green, blue, alpha / 255];
      }
      colours.set(text, found);
      return found;
    };
    const over = (top: Colour, below: Colour): Colour => {
      const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const light = ([red, green, blue]: Colour) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const isForced = matchMedia('(forced-colors: active)').matches;
    const canvas = ((): Colour => {
      const sample = document.createElement('div');
      sample.style.background = 'Canvas';
      document.body.append(sample);
      const found = colourOf(getComputedStyle(sample).backgroundColor);
      sample.remove();
      return found;
    })();
    for (const { element } of shown) {
      if (
        element.closest(
          'svg, canvas, .leaflet-container, :disabled, [aria-disabled="true"], [data-disabled]',
        ) !== null
      )
        continue;
      const label = element.closest('label');
      if (label?.control?.matches(':disabled') === true) continue;
      const layers: Colour[] = [];
      let fade = 1;
      let isPicture = false;
      for (const one of lineageOf(element)) {
        const style = styleOf(one);
        fade *= Number(style.opacity);
        const background = colourOf(style.backgroundColor);
        if (style.backgroundImage !== 'none' && !isForced) isPicture = true;
        if (background[3] > 0) layers.push(background);
        if (background[3] === 1 || isPicture) break;
      }
      if (isPicture || fade < FAINT) continue;
      const behind = layers.toReversed().reduce((below, layer) => over(layer, below), canvas);
      const style = styleOf(element);
      const own = colourOf(style.color);
      const front = over([own[0], own[1], own[2], own[3] * fade], behind);
      const [bright, dim] = [light(front), light(behind)].toSorted((a, b) => b - a);
      const ratio = ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(style.fontWeight) >= BOLD);
      if (ratio < (isLarge ? LEAST_CONTRAST_LARGE : LEAST_CONTRAST) - 0.01)
        faults.add(`contrast ${ratio.toFixed(2)}: ${nameOf(element)} ${style.color}`);
    }
  }

  if (still) {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect) || effect.target === null)
        continue;
      faults.add(`moves: ${nameOf(effect.target)} ${animation.id}`);
    }
  }
  return [...faults];
}
