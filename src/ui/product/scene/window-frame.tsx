import { bottom, polygon, rect, right, tenth, type Box } from '../box.ts';
import { paneCount } from '../layout.ts';
import type { PartProps } from '../sheet.ts';

/** Visible width of the window's profile. */
const PROFILE = 44;
/** A pane higher than this has a transom. */
const HIGHEST_PANE = 2_700;

const profileOf = ({ width, height }: Box) => Math.min(PROFILE, Math.min(width, height) * 0.06);

/** Start and end of the panes of a window. */
export function panesOf(window: Box): readonly (readonly [from: number, to: number])[] {
  const profile = profileOf(window);
  const count = paneCount(window.width);
  const pane = (window.width - profile * (count + 1)) / count;
  return Array.from({ length: count }, (_, index) => {
    const from = window.x + profile + index * (pane + profile);
    return [from, from + pane];
  });
}

/** Frame, mullions and, in high windows, a transom, as one path with holes. */
export function frameOf(window: Box): string {
  const profile = profileOf(window);
  const rows = window.height > HIGHEST_PANE ? [0.22, 0.78] : [1];
  const free = window.height - profile * (rows.length + 1);
  let y = window.y + profile;
  const holes: string[] = [];
  for (const row of rows) {
    const height = free * row;
    for (const [from, to] of panesOf(window)) {
      const [x, top, wide, high] = [from, y, to - from, height].map((side) => String(tenth(side)));
      holes.push(`M${x ?? ''} ${top ?? ''}v${high ?? ''}h${wide ?? ''}v-${high ?? ''}z`);
    }
    y += height + profile;
  }
  return `M${String(tenth(window.x))} ${String(tenth(window.y))}h${String(tenth(window.width))}v${String(tenth(window.height))}h${String(tenth(-window.width))}z${holes.join('')}`;
}

/** The aluminium frame of the window: dark against the sky, and visible as a shadow through a bright fabric. */
export function WindowFrame({ sheet }: PartProps) {
  const { window } = sheet.layout;
  const d = frameOf(window);
  return sheet.drawing.detail === 'icon' ? (
    <path fill="var(--frame)" fillRule="evenodd" d={d} />
  ) : (
    <>
      <path fill="rgb(20 30 30 / 22%)" fillRule="evenodd" d={d} transform="translate(-9 12)" />
      <path fill="var(--frame)" fillRule="evenodd" d={d} />
      <path fill="none" stroke="rgb(255 255 255 / 20%)" strokeWidth={3} d={d} />
    </>
  );
}

/** Two slanted reflections that make the glass visible. */
export function Glints({ sheet }: PartProps) {
  const { window } = sheet.layout;
  const foot = bottom(window);
  const lean = Math.min(window.width, window.height) * 0.5;
  const band = lean * 0.28;
  const x = window.x + window.width * 0.12;
  const last = right(window);
  const at = (value: number) => Math.min(last, value);
  return (
    <path
      fill="var(--glint)"
      d={
        polygon([x, foot], [at(x + lean), window.y], [at(x + lean + band), window.y], [x + band, foot]) +
        polygon(
          [x + band * 1.25, foot],
          [at(x + lean + band * 1.25), window.y],
          [at(x + lean + band * 1.4), window.y],
          [x + band * 1.4, foot],
        )
      }
    />
  );
}

/** The sides of the wall's opening, seen from the front: dark above, bright on the side that the sun lights. */
export function Reveal({ sheet }: PartProps) {
  const { opening, window } = sheet.layout;
  const [l, t, r, b] = [opening.x, opening.y, right(opening), bottom(opening)];
  const [wl, wt, wr, wb] = [window.x, window.y, right(window), bottom(window)];
  return (
    <>
      <rect {...rect(opening)} fill="var(--jamb)" />
      <path fill="var(--soffit)" d={polygon([l, t], [r, t], [wr, wt], [wl, wt])} />
      <path fill="var(--jamb-lit)" d={polygon([l, t], [wl, wt], [wl, wb], [l, b])} />
      <path fill="var(--threshold)" d={polygon([l, b], [wl, wb], [wr, wb], [r, b])} />
    </>
  );
}
