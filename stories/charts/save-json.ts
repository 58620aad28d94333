const INDENT = 2;
const KEPT_MS = 10_000;

/** Saves a value as a JSON file. */
export function saveJson(value: unknown, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(value, null, INDENT)], { type: 'application/json' }),
  );
  link.download = name;
  link.click();
  // Some browsers fetch the file only after the click.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, KEPT_MS);
}
