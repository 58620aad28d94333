import { useState, type DragEvent } from 'react';
import text from '#src/ui/styles/text.module.css';
import type { Finding, Report } from '../../deploy/conformance/report.ts';
import styles from './drift.module.css';
import { readDrift } from './read-drift.ts';

/** Shows the report of a server's differences that a tester drops in; at first one or none. */
export function Drift({ report: first = null }: { readonly report?: Report | null }) {
  const [report, setReport] = useState(first);
  const [fault, setFault] = useState('');
  const [isOver, setIsOver] = useState(false);

  async function open(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const read = readDrift(await file.text());
    setReport(typeof read === 'string' ? null : read);
    setFault(typeof read === 'string' ? `${file.name}: ${read}` : '');
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void open(event.dataTransfer.files[0]);
  };

  return (
    <main className={styles.page}>
      <h1>Diferencias del servidor</h1>
      <p>
        Lo que un servidor de verdad contesta distinto de lo que el sitio espera. El archivo lo escribe{' '}
        <code>npm run conformance -- --host … --token … --report diferencias.json</code>.
      </p>
      <div
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => {
          setIsOver(false);
        }}
        onDrop={drop}
      >
        <label>
          Suelta aquí el archivo, o elígelo
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => {
              void open(currentTarget.files?.[0]);
            }}
          />
        </label>
      </div>
      {fault === '' ? null : <p role="alert">{fault}</p>}
      {report === null ? (
        <p className={text.soft}>Todavía no hay un archivo que mostrar.</p>
      ) : (
        <Findings report={report} />
      )}
    </main>
  );
}

function Findings({ report: { host, at, findings } }: { readonly report: Report }) {
  const different = findings.filter(({ decoded }) => !decoded);
  const remarks = findings.filter(({ decoded, difference }) => decoded && difference !== '');
  return (
    <>
      <p role="status">
        {host}, {new Date(at).toLocaleString('es-MX', { dateStyle: 'long', timeStyle: 'short' })}:{' '}
        {different.length === 0
          ? `las ${String(findings.length)} llamadas contestan como se espera.`
          : `${String(different.length)} de ${String(findings.length)} llamadas contestan distinto.`}
      </p>
      {different.length === 0 ? null : <FindingsTable caption="Contestan distinto" findings={different} />}
      {remarks.length === 0 ? null : <FindingsTable caption="Bien, con una nota" findings={remarks} />}
    </>
  );
}

interface TableProps {
  readonly caption: string;
  readonly findings: readonly Finding[];
}

/** A row for each field that differs, or one for the call. */
const FindingsTable = ({ caption, findings }: TableProps) => (
  <table className={styles.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Llamada</th>
        <th scope="col">Estado</th>
        <th scope="col">Campo</th>
        <th scope="col">Qué pasa</th>
      </tr>
    </thead>
    <tbody>
      {findings.map(({ call, path, status, difference, issues }) =>
        (issues.length === 0 ? [{ path: '', message: difference }] : issues).map((issue, row) => (
          <tr key={`${call} ${String(row)}`}>
            <th scope="row">
              {call}
              <br />
              <code>{path}</code>
            </th>
            <td>{status ?? 'sin respuesta'}</td>
            <td>{issue.path === '' ? 'toda la respuesta' : <code>{issue.path}</code>}</td>
            <td lang="en">{issue.message}</td>
          </tr>
        )),
      )}
    </tbody>
  </table>
);
