/** Hostile values of a route parameter. */
export const MARKUP = '<script>alert(1)</script>';

/** A very long word. */
export const LONG = 'a'.repeat(200);
