/** CSS transforms → SVG attributes: no units, and one name for each. */
const asAttribute = (css: string) =>
  css
    .replaceAll(/(\d)(?:px|deg)/g, '$1')
    .replaceAll(/translateX\(([^)]*)\)/g, 'translate($1 0)')
    .replaceAll(/translateY\(([^)]*)\)/g, 'translate(0 $1)')
    .replaceAll(/scaleX\(([^)]*)\)/g, 'scale($1 1)')
    .replaceAll(/scaleY\(([^)]*)\)/g, 'scale(1 $1)');

/** A drawing with its CSS transforms as attributes, for a renderer that knows attributes only. */
export const withPlainTransforms = (svg: string): string =>
  svg.replaceAll(/ style="transform:([^"]*)"/g, (_, css: string) => ` transform="${asAttribute(css)}"`);
