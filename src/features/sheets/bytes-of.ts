/** Size limit of a file, larger than any list of windows. */
export const MOST_BYTES = 10_000_000;

/** The bytes of a file; null for one that is too large to be a list. */
export const bytesOf = async (file: File): Promise<Uint8Array<ArrayBuffer> | null> =>
  file.size > MOST_BYTES ? null : new Uint8Array(await file.arrayBuffer());
