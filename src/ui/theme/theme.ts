import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { BREAKPOINTS_PX, TEXTAREA_ROWS } from '#src/config/constants.ts';

/** How long a change of tab takes, in ms (SPEC 9). */
const TAB_TRANSITION_MS = 225;
/** A tab's greatest width in CSS px (SPEC 9). */
const TAB_MAX_PX = 300;

/** The one accent: a lagoon's deep teal. 7 is the fill on paper, 3 the fill on charcoal. */
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

/** Grays with a little of the paper's warmth; 4 still shows as a control's edge (3:1 on paper). */
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

/** A restrained brick, for what went wrong. */
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

export const theme = createTheme({
  colors: { laguna, gray, dark, red },
  primaryColor: 'laguna',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  white: '#fbfaf7',
  black: '#1f2423',
  fontFamily: roboto,
  headings: {
    fontFamily: roboto,
    fontWeight: '400',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.25rem)', fontWeight: '300', lineHeight: '1.1' },
      h2: { fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)', fontWeight: '300', lineHeight: '1.2' },
      h3: { fontSize: '1.25rem', lineHeight: '1.3' },
    },
  },
  defaultRadius: 4,
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
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
    Button: { defaultProps: { fw: 500 } },
    Textarea: { defaultProps: { rows: TEXTAREA_ROWS } },
    Tabs: {
      styles: { tab: { maxWidth: TAB_MAX_PX, transitionDuration: `${String(TAB_TRANSITION_MS)}ms` } },
    },
  },
});
