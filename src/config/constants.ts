/** Constants that SPEC section 9 fixes. A test reads each computed value in the running app. */

/** Local-storage key that holds the session token. */
export const TOKEN_KEY = 'user_token';

/** Literal bearer credential sent while no token is stored (SPEC 4). */
export const NO_TOKEN = 'no token';

/** Request timeout in ms; 0 means that a call may take for ever (SPEC 9). */
export const REQUEST_TIMEOUT_MS = 0;

/** Because a call may take for ever, waiting becomes visible after this many ms (DESIGN: timeout). */
export const SLOW_AFTER_MS = 3_000;

/** After this many ms of waiting, the person may give up. */
export const CANCELLABLE_AFTER_MS = 10_000;

/** Display breakpoints in CSS px. */
export const BREAKPOINTS_PX = { xs: 600, sm: 960, md: 1280, lg: 1920, xl: 2560 } as const;

/** Height in CSS px of the system bar (offline and demo strip); taller where the app is installed in a window. */
export const SYSTEM_BAR_PX = { browser: 24, window: 32 } as const;
