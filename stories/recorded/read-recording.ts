import * as z from 'zod/mini';
import { Recording } from '#mocks/demo/recording/recording.ts';

/** Returns the recording in a file's text, or the reason why it is none, in Spanish. */
export function readRecording(text: string): Recording | string {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return 'El archivo no es JSON.';
  }
  const decoded = z.safeParse(Recording, content);
  if (decoded.success) return decoded.data;
  const place = decoded.error.issues[0]?.path.join('.') ?? '';
  return `El archivo no es una grabación${place === '' ? '' : `: revisa «${place}»`}.`;
}
