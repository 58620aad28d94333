import { useRef, useState } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import { readReport, type WalkReport } from '../kit/report.ts';
import { fingerprintOf } from '../kit/fingerprint.ts';
import { sharedAddress } from './address.ts';
import { reportFile, reportText } from './report-text.ts';
import styles from './toolbar.module.css';
import type { Walk } from './walk.ts';

const INDENT = 2;

function save(report: WalkReport): void {
  const link = document.createElement('a');
  const file = new Blob([JSON.stringify(report, null, INDENT)], { type: 'application/json' });
  link.href = URL.createObjectURL(file);
  link.download = `recorrido-${report.machine}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What leaves the page: a message, a file, a sheet of paper; and what comes back. */
export function ReportButtons({ chart, graph, state, start, send }: Walk) {
  const picker = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const walked = { chart, graph, state, start };

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(reportText(walked, sharedAddress()));
      setNote('Copiado');
    } catch {
      setNote('Tu navegador no deja copiar: guarda el archivo.');
    }
  }

  async function open(file: File): Promise<void> {
    const report = readReport(await file.text());
    if (typeof report === 'string') setNote(report);
    else if (report.machine !== chart.name) setNote(`Es un recorrido de otro diagrama: ${report.machine}.`);
    else {
      const isSame = report.chart === fingerprintOf(graph);
      setNote(
        isSame ? 'Repetido' : 'El diagrama ha cambiado desde que se guardó; se repite lo que se puede.',
      );
      send({ type: 'replay', start: report.start, acts: report.steps.map(({ act }) => act) });
    }
  }

  return (
    <div className={styles['report']}>
      <button type="button" className={buttonClass('small')} onClick={() => void copy()}>
        Copiar reporte
      </button>
      <button
        type="button"
        className={buttonClass('small')}
        onClick={() => {
          save(reportFile(walked));
          setNote('Guardado');
        }}
      >
        Guardar archivo
      </button>
      <button type="button" className={buttonClass('small')} onClick={() => picker.current?.click()}>
        Repetir archivo
      </button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="Archivo de un recorrido"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void open(file);
          currentTarget.value = '';
        }}
      />
      <button
        type="button"
        className={buttonClass('small')}
        onClick={() => {
          window.print();
        }}
      >
        Imprimir lista
      </button>
      <output className={styles['note']}>{note}</output>
    </div>
  );
}
