/** The largest part of a workbook that is unpacked, in bytes: many times a list of windows. */
const MOST_UNPACKED = 60_000_000;

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const STORED = 0;
const DEFLATED = 8;

const END_LENGTH = 22;
const MOST_COMMENT = 65_535;

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MOST_UNPACKED) throw new RangeError('the document exceeded its size limit');
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Reads a text in an archive by its path; null where there is none. */
export type ReadPart = (path: string) => Promise<string | null>;

/**
 * Opens a ZIP archive, as which workbooks are saved.
 * @throws RangeError for bytes that are none, or that are cut
 */
export function unzip(bytes: Uint8Array<ArrayBuffer>): ReadPart {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_LENGTH;
  while (end >= 0 && end >= bytes.length - END_LENGTH - MOST_COMMENT && view.getUint32(end, true) !== END)
    end -= 1;
  const count = view.getUint16(end + 10, true);
  const parts = new Map<string, () => Promise<string>>();
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < count && view.getUint32(at, true) === ENTRY; entry += 1) {
    const method = view.getUint16(at + 10, true);
    const packed = view.getUint32(at + 20, true);
    const nameLength = view.getUint16(at + 28, true);
    const start = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    parts.set(name, () => {
      const content = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
      const data = bytes.slice(content, content + packed);
      if (method === STORED) return Promise.resolve(new TextDecoder().decode(data));
      if (method === DEFLATED) return inflate(data);
      throw new RangeError('the encoding of the document is unknown');
    });
  }
  return async (path) => (await parts.get(path)?.()) ?? null;
}
