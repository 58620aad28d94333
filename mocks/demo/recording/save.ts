import { saveFile } from '#src/browser/save-file.ts';
import { recording } from './recorder.ts';
import type { Recording } from './recording.ts';

const INDENT = 2;

/** The recording as a file; null when there is none. */
function recordingNow(): Recording | null {
  const { beginning, entries, tester } = recording.get().context;
  return beginning === null
    ? null
    : { format: 'rollux-grabacion-1', tester, beginning, entries: [...entries] };
}

/** Downloads the recording twice: as a file that can be repeated, and as a page that anyone can read. */
export async function saveRecording(): Promise<void> {
  const recorded = recordingNow();
  if (recorded === null) return;
  const name = `grabacion-${recorded.beginning.at.slice(0, 16).replaceAll(/[T:]/g, '-')}`;
  const json = JSON.stringify(recorded, null, INDENT);
  saveFile(new Blob([json], { type: 'application/json' }), `${name}.json`);
  const [{ reportPage }, { wordingOf }] = await Promise.all([
    import('./report/report-page.tsx'),
    import('./report/words.ts'),
  ]);
  const page = reportPage(recorded, await wordingOf(recorded.entries));
  saveFile(new Blob([page], { type: 'text/html' }), `${name}.html`);
}
