/** What a page is about now: the heading of the dialog in front, or of the screen. */
export function recordShown(page: Document): string {
  const dialogs = [...page.querySelectorAll<HTMLElement>('dialog[open], [role="dialog"]')];
  const front = dialogs.filter((dialog) => dialog.checkVisibility()).at(-1);
  const labels = (front?.getAttribute('aria-labelledby') ?? '').split(/\s+/);
  const title = labels.map((id) => page.getElementById(id)?.textContent ?? '').join(' ');
  const texts = [front?.ariaLabel, title, front?.querySelector('h1, h2')?.textContent];
  return (
    [...texts, page.querySelector('h1')?.textContent].map((text) => text?.trim() ?? '').find(Boolean) ??
    page.title
  );
}
