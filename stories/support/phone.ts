/** Globals of a story on the narrowest phone: 320 px. */
export const onPhone = { viewport: { value: 'mobile1', isRotated: false } };
