import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { saveFile } from '#src/browser/save-file.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { doneOf } from '../../fixtures/act.ts';
import { fingerprintOf } from '../../fixtures/fingerprint.ts';
import { readReport, type About, type WalkReport } from '../../fixtures/report.ts';
import { coverage } from '../../progress/store.ts';
import { verdictPictures } from '../../progress/verdict-pictures.ts';
import { saveJson } from '../../save-json.ts';
import styles from '../acts/toolbar.module.css';
import { sharedAddress } from '../address.ts';
import type { Walk } from '../walk.ts';
import { ErrorForm, type WalkError } from './error-form.tsx';
import { exportedTest } from './exported-test/exported-test.ts';
import { gherkinOf, stepsCsv } from './exports.ts';
import { reportPage } from './report-page.ts';
import { reportFile, reportText, type Walked } from './report-text.ts';

/** Saves a walk twice: as a file that can be repeated, and as a page that anyone can read. */
function save(walked: Walked): void {
  const name = `recorrido-${walked.chart.name}`;
  saveJson(reportFile(walked), `${name}.json`);
  saveFile(new Blob([reportPage(walked, sharedAddress())], { type: 'text/html' }), `${name}.html`);
}

interface ReportButtonsProps extends Walk {
  /** What else is in the menu. */
  readonly children: ReactNode;
}

/** Exports the walk as a message, a file or a printed sheet, and imports a file. */
export function ReportButtons({ chart, graph, start, walked: edges, ...walk }: ReportButtonsProps) {
  const { children, send, onPrint, witnessed, photograph, placeNow, judged } = walk;
  const picker = useRef<HTMLInputElement>(null);
  const [note, say] = useState('');
  const walked = async (): Promise<Walked> => ({
    ...{ chart, graph, start, about: aboutNow(placeNow()), judged, pictures: verdictPictures() },
    state: await witnessed(),
  });

  async function copy(error?: WalkError): Promise<void> {
    try {
      const whole = { ...(await walked()), error };
      const text = reportText(whole, sharedAddress());
      if (error?.picture === undefined) await navigator.clipboard.writeText(text);
      else await navigator.clipboard.write([withPicture(text, reportPage(whole, sharedAddress()))]);
      say('Copiado');
    } catch {
      say('Tu navegador no deja copiar: guarda el archivo.');
    }
  }

  async function saveWalk(error?: WalkError): Promise<void> {
    save({ ...(await walked()), error });
    say('Guardado');
  }

  async function open(file: File): Promise<void> {
    const report = readReport(await file.text());
    if (typeof report === 'string') say(report);
    else if (report.machine !== chart.name) say(`Es un recorrido de otro diagrama: ${report.machine}.`);
    else if (chart.fixtures.starts[report.start] === undefined)
      say('El archivo comienza en una situación que no existe.');
    else {
      say('');
      const { start: from, steps, after } = report;
      const isPictured = steps.some(({ picture }) => picture !== undefined);
      send({ type: 'replay', start: from, acts: steps.map(doneOf), after, isPictured, file: report });
    }
  }

  return (
    <>
      <ErrorForm photograph={photograph} onSave={saveWalk} onCopy={copy} />
      <details className={styles.more} onClick={closeAfterPress}>
        <summary className={buttonClass('small')}>Más</summary>
        <div className={styles.menu}>
          {children}
          <button type="button" className={buttonClass('small')} onClick={() => void copy()}>
            Copiar reporte
          </button>
          <button type="button" className={buttonClass('small')} onClick={() => void saveWalk()}>
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
          <ExportButtons walked={walked} />
          <PrintButtons graph={graph} walked={edges} onPrint={onPrint} />
        </div>
      </details>
      <Note {...walk} {...{ note, graph }} />
    </>
  );
}

const asText = (text: string) => new Blob([text], { type: 'text/plain' });

/** The forms of a walk that other programs for tests read: how each is called, how its file ends, and what is in it. */
const downloads: readonly (readonly [
  label: string,
  ending: string,
  make: (walk: Walked) => Blob | Promise<Blob>,
])[] = [
  ['Guardar en Gherkin', 'feature', (walk) => asText(gherkinOf(walk))],
  ['Guardar en CSV', 'csv', stepsCsv],
  ['Guardar como prueba', 'spec.ts', (walk) => asText(exportedTest(walk))],
];

/** Downloads the walk in those forms. */
function ExportButtons({ walked }: { readonly walked: () => Promise<Walked> }) {
  const download = async (ending: string, make: (walk: Walked) => Blob | Promise<Blob>) => {
    const walk = await walked();
    saveFile(await make(walk), `recorrido-${walk.chart.name}.${ending}`);
  };
  return downloads.map(([label, ending, make]) => (
    <button
      key={ending}
      type="button"
      className={buttonClass('small')}
      onClick={() => {
        void download(ending, make);
      }}
    >
      {label}
    </button>
  ));
}

/** Prints the whole list of walks, or what is left of it. */
function PrintButtons({ graph, walked, onPrint }: Pick<Walk, 'graph' | 'walked' | 'onPrint'>) {
  const isWhole = graph.edges.every(({ id }) => walked.has(id));
  return (
    <>
      <button
        type="button"
        className={buttonClass('small')}
        onClick={() => {
          onPrint('all');
        }}
      >
        Imprimir lista
      </button>
      <button
        type="button"
        className={buttonClass('small')}
        aria-disabled={isWhole || undefined}
        onClick={() => {
          if (!isWhole) onPrint('left');
        }}
      >
        Imprimir lo que falta
      </button>
    </>
  );
}

/** A menu closes once one of its buttons is pressed. */
function closeAfterPress({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('button') !== null) currentTarget.open = false;
}

/** Who walks here now, with which build, in which browser, and where. */
const aboutNow = (place: ReturnType<Walk['placeNow']>): About => ({
  tester: coverage.getSnapshot().tester,
  at: new Date().toISOString(),
  browser: navigator.userAgent,
  ...(__COMMIT__ === '' ? {} : { commit: __COMMIT__ }),
  ...place,
  window: { width: window.outerWidth, height: window.outerHeight },
});

interface NoteProps extends Pick<Walk, 'isBusy' | 'isCut' | 'graph' | 'file' | 'verdict'> {
  readonly note: string;
}

/** What the last button did, or how a repeated file compared; also the picture of the file's error. */
const Note = ({ note, file, isBusy, isCut, graph, verdict }: NoteProps) => (
  <>
    <output className={styles.note}>
      {note !== '' || file === undefined
        ? note
        : isBusy && verdict === null
          ? 'Repitiendo…'
          : isCut
            ? 'Detuviste la repetición: no se comparó. «Deshacer» la comienza otra vez.'
            : [verdict, ...aboutFile(file, graph)].join(' ')}
    </output>
    {file?.error?.picture === undefined ? null : (
      <img className={styles.picture} src={file.error.picture} alt="La pantalla del error" />
    )}
  </>
);

/** A text for the clipboard, with its picture where pictures can be pasted. */
const withPicture = (text: string, page: string) =>
  new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([page], { type: 'text/html' }),
  });

/** What a repeated file says about its error, and whether the chart has changed since. */
function aboutFile({ error, chart, version }: WalkReport, graph: Walk['graph']): readonly string[] {
  return [
    ...(error === undefined ? [] : [`Esperaba: ${error.expected}. Pasó: ${error.actual}.`]),
    ...(chart === fingerprintOf(graph)
      ? []
      : [`El diagrama cambió desde Rollux ${version ?? '(sin versión)'}.`]),
  ];
}
