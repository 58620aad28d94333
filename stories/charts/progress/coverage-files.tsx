import { useRef, useState } from 'react';
import { buttonClass } from '#src/ui/controls/button.ts';
import { saveJson } from '../save-json.ts';
import styles from './overview.module.css';
import { readCoverageFile, type CoverageFile } from './record.ts';

export interface CoverageFilesProps {
  /** The tester at this browser. */
  readonly tester: string;
  readonly ownFile: CoverageFile;
  readonly onFile: (file: CoverageFile) => void;
}

/** Saves the tester's own record, and adds the files of others. */
export function CoverageFiles({ tester, ownFile, onFile }: CoverageFilesProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');

  async function add(files: readonly File[]): Promise<void> {
    const read = await Promise.all(
      files.map(async (file) => ({ file, record: readCoverageFile(await file.text()) })),
    );
    for (const { record } of read) if (record !== null) onFile(record);
    const wrong = read.filter(({ record }) => record === null).map(({ file }) => file.name);
    const count = read.length - wrong.length;
    setNote(
      [
        ...(count > 0
          ? [count === 1 ? 'Se juntó 1 archivo.' : `Se juntaron ${String(count)} archivos.`]
          : []),
        ...(wrong.length > 0 ? [`No son de avance: ${wrong.join(', ')}.`] : []),
      ].join(' '),
    );
  }

  return (
    <>
      <button
        type="button"
        className={buttonClass('small')}
        onClick={() => {
          const name = tester === '' ? 'sin-nombre' : tester.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
          saveJson(ownFile, `avance-${name}-${ownFile.version}.json`);
          setNote('Guardado');
        }}
      >
        Guardar mi avance
      </button>
      <button type="button" className={buttonClass('small')} onClick={() => picker.current?.click()}>
        Juntar archivos
      </button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        multiple
        hidden
        aria-label="Archivos de avance"
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <output className={styles.note}>{note}</output>
    </>
  );
}
