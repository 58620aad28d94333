import { notify } from './notices.tsx';

/** Copies a text to the clipboard, and says so; or says what to do where the browser does not allow it. */
export async function copyText(text: string, said: { readonly done: string; readonly failed: string }) {
  try {
    await navigator.clipboard.writeText(text);
    await notify({ title: said.done });
  } catch {
    await notify({ tone: 'problem', title: said.failed });
  }
}
