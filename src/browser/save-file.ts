/** Downloads what the browser has stored, as JSON, under a name. */
export const saveStored = (stored: unknown, name: string): void => {
  saveFile(new Blob([JSON.stringify(stored, null, 2)], { type: 'application/json' }), name);
};

/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address after the click has returned.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
