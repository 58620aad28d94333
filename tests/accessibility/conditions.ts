/** Widths in px, each with the height of such a window. */
const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 760 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** Text as it comes, twice as large (WCAG 1.4.4), or with the distances of WCAG 1.4.12. */
type TextSize = '100 %' | '200 %' | 'spaced';

/** The window and the text, on which the layout depends. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly text: TextSize;
}

/** What a person asked of the browser or of the system. */
export interface Wishes {
  readonly dark: boolean;
  readonly forced: boolean;
  readonly still: boolean;
}

/** How a screen is shown. */
export interface Condition extends Layout, Wishes {}

const layouts: readonly Layout[] = windows.flatMap((window) =>
  (['100 %', '200 %', 'spaced'] as const).map((text) => ({ ...window, text })),
);

const both = [false, true] as const;
const wishes: readonly Wishes[] = both.flatMap((dark) =>
  both.flatMap((forced) => both.map((still) => ({ dark, forced, still }))),
);

/** Every width with every size of text and all wishes. Distances are tried once a width: no wish changes them. */
export const allConditions: readonly Condition[] = layouts.flatMap((layout) =>
  (layout.text === 'spaced' ? wishes.slice(0, 1) : wishes).map((wish) => ({ ...layout, ...wish })),
);

/** A few of them, in which each value occurs. */
export const someConditions: readonly Condition[] = allConditions.filter(
  ({ width, text, dark, forced, still }) =>
    (width === 320 && text !== '100 %' && !dark && forced === still) ||
    (width === 320 && text === '100 %' && dark && !forced && still) ||
    (width === 390 && text === '200 %' && !dark && !forced && !still) ||
    (width === 1280 && text !== 'spaced' && !dark && forced && !still),
);

/** Where the focus is walked: every width; twice the text in the narrowest; and where shadows and tints are gone. */
export const allWalks: readonly Condition[] = allConditions.filter(
  ({ width, text, dark, forced, still }) =>
    still &&
    !dark &&
    (forced ? width === 1280 && text === '100 %' : text === '100 %' || (text === '200 %' && width === 320)),
);

export const someWalks: readonly Condition[] = allWalks.filter(
  ({ width, text, forced }) => (width === 320 && text === '100 %') || forced,
);

/** A condition in words. */
export const nameOf = ({ width, text, dark, forced, still }: Condition): string =>
  [
    `${String(width)} px`,
    ...(text === '100 %' ? [] : [text === 'spaced' ? 'text spaced' : `text ${text}`]),
    dark ? 'dark' : 'light',
    ...(forced ? ['forced colours'] : []),
    ...(still ? ['less motion'] : []),
  ].join(', ');
