/** What an address may carry in place of a name that we gave. */
export const MARKUP = '<script>alert(1)</script>';

/** One word without end. */
export const LONG = 'a'.repeat(200);
