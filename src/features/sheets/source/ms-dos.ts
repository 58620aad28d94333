/** The letters of bytes from 128 on in code page 850, in which Excel saves “CSV (MS-DOS)”. No browser knows it. */
const LETTERS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
  'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
  'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const FIRST_BYTE = 0x80;
const CHUNK = 10_000;

/** The text of bytes in code page 850. */
export function fromMsDos(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += CHUNK) {
    parts.push(
      Array.from(bytes.subarray(from, from + CHUNK), (byte) =>
        byte < FIRST_BYTE ? String.fromCodePoint(byte) : LETTERS.charAt(byte - FIRST_BYTE),
      ).join(''),
    );
  }
  return parts.join('');
}
