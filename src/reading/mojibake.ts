/** The letters that Windows-1252 has where Unicode has controls, with the bytes that they stand for. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const FIRST_BYTE = 0x80;

const byteOf = (letter: string): number => {
  const at = WINDOWS.indexOf(letter);
  return at === -1 ? (letter.codePointAt(0) ?? 0) : FIRST_BYTE + at;
};

/** Letters that stand for the second and later bytes of a letter in UTF-8. */
const LATER = `[\u0080-\u00bf${WINDOWS}]`;
/** "Ã³": letters of several bytes in UTF-8, each byte shown as a letter of Windows-1252. */
const BROKEN = new RegExp(
  `[\u00c2-\u00df]${LATER}|[\u00e0-\u00ef]${LATER}{2}|[\u00f0-\u00f4]${LATER}{3}`,
  'g',
);

const decoded = (letters: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from([...letters], byteOf));
  } catch {
    return letters;
  }
};

/** Repairs a text whose UTF-8 was read as Windows-1252, once or twice: "UbicaciÃ³n" is "Ubicación". */
export function repaired(text: string): string {
  const once = text.replaceAll(BROKEN, decoded);
  return once === text ? text : once.replaceAll(BROKEN, decoded);
}
