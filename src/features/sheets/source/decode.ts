import { repaired } from '#src/reading/mojibake.ts';
import type { Encoding } from '../grid.ts';
import { fromMsDos } from './ms-dos.ts';

const startsWith = (bytes: Uint8Array, ...beginning: readonly number[]) =>
  beginning.every((byte, index) => bytes[index] === byte);

/** Bytes of letters with accents, of which Windows has others or marks at such places. */
interface Letters {
  /** Small ones, inside words. */
  readonly small: ReadonlySet<number>;
  /** Capitals, between capitals. */
  readonly capital: ReadonlySet<number>;
}

/** Old Macs: á, é, í, ñ, ó, ú, ü. */
const MAC: Letters = {
  small: new Set([0x87, 0x8e, 0x92, 0x96, 0x97, 0x9c, 0x9f]),
  capital: new Set([0xe7, 0x83, 0xea, 0x84, 0xee, 0xf2]),
};
/** MS-DOS: é, á, í, ó, ú, ñ; of its capitals Í and Ú are other letters of Windows. */
const DOS: Letters = {
  small: new Set([0x82, 0xa0, 0xa1, 0xa2, 0xa3, 0xa4]),
  capital: new Set([0x90, 0xb5, 0xe0, 0xa5]),
};
const isLetter = (byte = 0) => /[a-z]/i.test(String.fromCodePoint(byte));
const isCapital = (byte = 0) => /[A-Z]/.test(String.fromCodePoint(byte));

/** Whether bytes that are no UTF-8 have these for their letters with accents. */
function haveLetters(bytes: Uint8Array, { small, capital }: Letters): boolean {
  let inside = 0;
  let others = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    const isBetween = (is: (byte?: number) => boolean) => is(bytes[at - 1]) && is(bytes[at + 1]);
    if ((small.has(byte) && isBetween(isLetter)) || (capital.has(byte) && isBetween(isCapital))) inside += 1;
    else if (byte >= 0xc0) others += 1;
  }
  return inside > others;
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** How often a byte is zero at even and at odd places, in the beginning of a file. */
const zeros = (bytes: Uint8Array, odd: 0 | 1) =>
  bytes.subarray(0, 2_000).filter((byte, at) => at % 2 === odd && byte === 0).length;

/** The encoding of a text, of those that spreadsheets write. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const quarter = Math.min(bytes.length, 2_000) / 4;
  if (quarter > 0 && zeros(bytes, 1) > quarter && zeros(bytes, 0) === 0) return 'utf-16le';
  if (quarter > 0 && zeros(bytes, 0) > quarter && zeros(bytes, 1) === 0) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  if (haveLetters(bytes, MAC)) return 'macintosh';
  return haveLetters(bytes, DOS) ? 'ibm850' : 'windows-1252';
}

/** The text of bytes. UTF-8 that was read as Windows-1252 before it was saved is mended. */
export const decode = (bytes: Uint8Array, encoding: Encoding): string =>
  encoding === 'ibm850' ? fromMsDos(bytes) : repaired(new TextDecoder(encoding).decode(bytes));
