import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import { BREAKPOINTS_PX, TEXTAREA_ROWS } from '#src/config/constants.ts';

/** Duration of a tab change, in ms (K11). */
const TAB_TRANSITION_MS = 225;
/** Greatest width of a tab, in CSS px (K12). */
const TAB_MAX_PX = 300;

/** The only accent colour, a deep teal. 7 is the fill on paper, 3 the fill on charcoal. */
const laguna: MantineColorsTuple = [
  '#edf7f5',
  '#d6ece9',
  '#a9d9d3',
  '#5fc2b8',
  '#3aa69d',
  '#228b83',
  '#167a74',
  '#0f6b66',
  '#0b5753',
  '#07423f',
];

/** Warm grays; 4 has enough contrast for a control's edge (3:1 on paper). */
const gray: MantineColorsTuple = [
  '#f6f4ef',
  '#efece5',
  '#e5e1d8',
  '#d3cec3',
  '#8f918a',
  '#7a7d77',
  '#5b625f',
  '#454b49',
  '#2f3534',
  '#1f2423',
];

/** From ink on charcoal (0) down to the charcoal itself (7). */
const dark: MantineColorsTuple = [
  '#ebe8e1',
  '#cfccc4',
  '#a7aba5',
  '#868b85',
  '#70766f',
  '#313633',
  '#1d211f',
  '#161918',
  '#111413',
  '#0c0f0e',
];

/** A muted brick red, for errors. */
const red: MantineColorsTuple = [
  '#fbf0ed',
  '#f5dcd6',
  '#ebb8ac',
  '#e6978a',
  '#d9705f',
  '#c25341',
  '#ab4231',
  '#993826',
  '#7d2d1f',
  '#5c2016',
];

const roboto = "Roboto, 'Roboto Fallback', system-ui, sans-serif";
const em = (px: number) => `${String(px / 16)}em`;

/** Mantine's colours are our tokens, which adapt to both schemes (global.css). */
const tokens: Record<string, string> = {
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-border': 'var(--rule-strong)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-hover': 'color-mix(in srgb, var(--accent) 8%, transparent)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-border': 'var(--rule)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-text': 'var(--ink)',
  ...variantsOf('laguna', 'accent'),
  ...variantsOf('red', 'danger'),
  ...variantsOf('gray', 'ink-soft'),
};

/** Mantine's fill, tint and outline variables for one of its colours, from our token. */
function variantsOf(color: string, token: string): Record<string, string> {
  const tint = (percent: number) => `color-mix(in srgb, var(--${token}) ${String(percent)}%, transparent)`;
  return {
    [`--mantine-color-${color}-filled`]: `var(--${token})`,
    [`--mantine-color-${color}-filled-hover`]: `color-mix(in srgb, var(--${token}) 86%, var(--ink))`,
    [`--mantine-color-${color}-light`]: token === 'ink-soft' ? 'var(--sunken)' : `var(--${token}-soft)`,
    [`--mantine-color-${color}-light-hover`]: tint(8),
    [`--mantine-color-${color}-light-color`]: `var(--${token})`,
    [`--mantine-color-${color}-outline`]: `var(--${token})`,
    [`--mantine-color-${color}-outline-hover`]: tint(8),
    [`--mantine-color-${color}-text`]: `var(--${token})`,
  };
}

const unlocked = { defaultProps: { lockScroll: false } };

/** Variables over Mantine's own of either scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: tokens,
  light: {},
  dark: {},
});

export const theme = createTheme({
  colors: { laguna, gray, dark, red },
  primaryColor: 'laguna',
  primaryShade: { light: 7, dark: 3 },
  // Mantine chooses the text colour on a fill for the light scheme only; the token adapts to both.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...colors, color: 'var(--on-accent)' } : colors;
  },
  white: '#fbfaf7',
  black: '#1f2423',
  fontFamily: roboto,
  // Each weight is a file of 22 KB: the panel has 400 and 500, public pages have 300 too.
  fontWeights: { regular: '400', medium: '500', bold: '500' },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  headings: {
    fontFamily: roboto,
    fontWeight: '500',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.625rem, 1.4rem + 0.9vw, 2rem)', fontWeight: '400', lineHeight: '1.2' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.3' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 4,
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
  shadows: { md: '0 8px 24px rgb(20 24 22 / 16%)' },
  breakpoints: {
    xs: em(BREAKPOINTS_PX.xs),
    sm: em(BREAKPOINTS_PX.sm),
    md: em(BREAKPOINTS_PX.md),
    lg: em(BREAKPOINTS_PX.lg),
    xl: em(BREAKPOINTS_PX.xl),
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // mantine.layer.css keeps the page from scrolling: Mantine would write a style element.
    Modal: unlocked,
    ModalRoot: unlocked,
    DrawerRoot: unlocked,
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    Badge: { defaultProps: { variant: 'light', radius: 'xs', size: 'lg' } },
    Button: { defaultProps: { variant: 'default', size: 'sm' } },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    // The arrow is decoration.
    NativeSelect: { defaultProps: { rightSectionProps: { 'aria-hidden': true } } },
    Pagination: { defaultProps: { siblings: 1, gap: 4 } },
    Paper: { defaultProps: { withBorder: true } },
    PasswordInput: {
      defaultProps: {
        visibilityToggleFocusable: true,
        // The name does not repeat the field's label, so that a search by label finds the field alone.
        visibilityToggleButtonProps: { 'aria-label': 'Mostrar lo escrito' },
      },
    },
    Select: {
      defaultProps: {
        searchable: true,
        allowDeselect: false,
        selectFirstOptionOnChange: true,
        withCheckIcon: false,
        nothingFoundMessage: 'Nada coincide',
        comboboxProps: { shadow: 'md', transitionProps: { duration: 0 } },
      },
    },
    Switch: { defaultProps: { size: 'md', withThumbIndicator: false } },
    Tabs: {
      styles: { tab: { maxWidth: TAB_MAX_PX, transitionDuration: `${String(TAB_TRANSITION_MS)}ms` } },
    },
    Textarea: { defaultProps: { rows: TEXTAREA_ROWS } },
    Timeline: { defaultProps: { bulletSize: 14, lineWidth: 2 } },
    Tooltip: { defaultProps: { withArrow: true } },
  },
});
