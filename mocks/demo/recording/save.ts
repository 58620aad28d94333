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

/** Downloads the recording as a file that can be repeated. */
export function saveRecording(): void {
  const recorded = recordingNow();
  if (recorded === null) return;
  const json = JSON.stringify(recorded, null, INDENT);
  saveFile(
    new Blob([json], { type: 'application/json' }),
    `grabacion-${recorded.beginning.at.slice(0, 10)}.json`,
  );
}
