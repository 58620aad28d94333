/** Globals of a story that is shown on the narrowest phone: 320 px. */
export const onPhone = { viewport: { value: 'mobile1', isRotated: false } };
