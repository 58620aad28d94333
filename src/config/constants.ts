/** Constants of the specification (K01 to K13). A test reads each computed value in the running app. */

/** Local-storage key that holds the session token. */
export const TOKEN_KEY = 'user_token';

/** Literal bearer credential sent while no token is stored (B28). */
export const NO_TOKEN = 'no token';

/** Request timeout in ms; 0 means that a call may take forever (K02). */
export const REQUEST_TIMEOUT_MS = 0;

/** Because a call may take forever, waiting becomes visible after this many ms (K03). */
export const SLOW_AFTER_MS = 3_000;

/** After this many ms of waiting, the person may give up. */
export const CANCELLABLE_AFTER_MS = 10_000;

/** When the frame in which a card is typed has not come after this many ms, it is taken not to come. */
export const CARD_FIELD_MISSING_AFTER_MS = 15_000;

/**
 * After too many attempts (429): the wait in ms when the server names none that can be read, and the longest wait
 * before another attempt is offered.
 */
export const USUAL_RETRY_WAIT_MS = 60_000;
export const LONGEST_RETRY_WAIT_MS = 15 * 60_000;

/** How long what was typed is kept for the same person after their session expired, in ms. */
export const TYPED_IS_KEPT_MS = 30 * 60_000;

/** How long a snackbar stays, in ms, unless told otherwise (K05). */
export const SNACKBAR_MS = 5_000;

/** The duration of a snackbar that only a person closes (K06). */
export const SNACKBAR_NEVER = -1;

/** Rows of a textarea (K13). */
export const TEXTAREA_ROWS = 5;

/** Display breakpoints in CSS px. */
export const BREAKPOINTS_PX = { xs: 600, sm: 960, md: 1280, lg: 1920, xl: 2560 } as const;

/** Height in CSS px of the system bar (offline and demo strip); taller where the app is installed in a window. */
export const SYSTEM_BAR_PX = { browser: 24, window: 32 } as const;

/** Letters of the longest text in one line that is typed or linked: no server takes a longer one. */
export const MOST_TEXT = 255;
