import { saveFile } from '#src/browser/save-file.ts';

const INDENT = 2;

/** Downloads a value as a JSON file. */
export function saveJson(value: unknown, name: string): void {
  saveFile(new Blob([JSON.stringify(value, null, INDENT)], { type: 'application/json' }), name);
}
