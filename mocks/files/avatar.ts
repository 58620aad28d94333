const escape = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${String(character.charCodeAt(0))};`);

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('es') ?? '')
    .join('');

/** Chosen so that neighbours in a list have different colours. */
const GOLDEN_ANGLE = 137.5;

/** Draws a person's initials on a square with round corners, as SVG; the id determines the colour. */
export function drawAvatar(name: string, id: number): string {
  const hue = String(Math.round(id * GOLDEN_ANGLE) % 360);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 42% 46%)"/><stop offset="1" stop-color="hsl(${hue} 48% 30%)"/></linearGradient></defs>
<rect width="96" height="96" fill="url(#g)"/><circle cx="80" cy="12" r="40" fill="#fff" opacity=".08"/>
<text x="48" y="50" fill="#fff" font-family="Roboto, Helvetica, Arial, sans-serif" font-size="38" font-weight="500" text-anchor="middle" dominant-baseline="middle">${escape(initialsOf(name))}</text>
</svg>`;
}
