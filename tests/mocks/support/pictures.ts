/** The smallest PNG: one transparent pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const pngBytes = Uint8Array.from(atob(PNG), (character) => character.charCodeAt(0));

export const png = (): File => new File([pngBytes], 'yo.png', { type: 'image/png' });
