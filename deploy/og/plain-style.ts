/** Custom properties for a picture: in the light scheme, by day. */
function customProperties(css: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selector.includes('evening') || selector.includes('dark')) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      if (!values.has(name)) values.set(name, value.trim());
    }
  }
  return values;
}

/** `light-dark(a, b)` → `a`; the first value ends at the first comma outside inner brackets. */
export function lightOf(css: string): string {
  const start = css.indexOf('light-dark(');
  if (start === -1) return css;
  let depth = 0;
  let comma = -1;
  for (let at = start + 'light-dark'.length; at < css.length; at += 1) {
    const character = css[at];
    if (character === '(') depth += 1;
    else if (character === ',' && depth === 1 && comma === -1) comma = at;
    else if (character === ')') {
      depth -= 1;
      if (depth > 0) continue;
      const light = css.slice(start + 'light-dark('.length, comma).trim();
      return lightOf(css.slice(0, start) + light + css.slice(at + 1));
    }
  }
  return css;
}

const MOST_NESTED = 4;

/**
 * A style sheet for a renderer without custom properties, colour schemes or media queries, with their light values in
 * their place.
 * @param css the sheets that a picture needs, concatenated
 */
export function plainStyle(css: string): string {
  const plain = withoutComments(css);
  return withValues(plain.replaceAll(/--[\w-]+:[^;]+;/g, ''), customProperties(plain));
}

/**
 * A drawing with the light values of the custom properties in its attributes.
 * @param svg the drawing
 * @param css the sheets that set the properties, concatenated
 */
export const withPlainColours = (svg: string, css: string): string =>
  withValues(svg, customProperties(withoutComments(css)));

const withoutComments = (css: string): string =>
  css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/@[^{;]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

function withValues(text: string, values: ReadonlyMap<string, string>): string {
  let plain = text;
  for (let round = 0; round < MOST_NESTED; round += 1) {
    plain = plain.replaceAll(
      /var\((--[\w-]+)(?:,[^()]*)?\)/g,
      (whole, name: string) => values.get(name) ?? whole,
    );
  }
  return withCommas(lightOf(plain));
}

/** `rgb(1 2 3 / 40%)` → `rgba(1, 2, 3, 0.4)` */
const withCommas = (css: string) =>
  css.replaceAll(
    /rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)/g,
    (_, red: string, green: string, blue: string, share: string) =>
      `rgba(${red}, ${green}, ${blue}, ${String(Number(share) / 100)})`,
  );
