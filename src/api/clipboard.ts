/**
 * Copies a text to the clipboard.
 * @throws TypeError or DOMException without access to it: pages without HTTPS have none.
 */
export async function copyToClipboard(text: string): Promise<void> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) throw new TypeError('the page has no clipboard');
  await clipboard.writeText(text);
}
