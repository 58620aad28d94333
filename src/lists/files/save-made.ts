import { saveFile } from '#src/browser/save-file.ts';
import { notify } from '#src/ui/notices/notices.tsx';

/** Downloads a file that is made for it; shows a notice when the library that makes it does not load. */
export async function saveMade(made: Promise<Blob>, name: string): Promise<void> {
  try {
    saveFile(await made, name);
  } catch {
    await notify({
      tone: 'problem',
      title: 'No pudimos preparar el archivo. Revisa tu internet e inténtalo de nuevo.',
    });
  }
}
