import { renderToStaticMarkup } from 'react-dom/server';
import { entryText, networkText, type Wording } from '../entry-text.ts';
import { stepsOf, type Beginning, type Entry, type Recording } from '../recording.ts';
import { severities } from '../severities.ts';
import { Diagram } from './diagram.tsx';
import { sequenceOf } from './sequence.ts';

const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf6, #151918);
  --ink: light-dark(#1d2321, #e7ece9);
  --rule: light-dark(#c9c9c0, #47504c);
  --sunken: light-dark(#f1efe6, #222826);
  --accent: light-dark(#0f6b63, #5fc4b8);
  --danger: light-dark(#9c2f22, #f0907f);
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
body { margin: 2rem auto; max-inline-size: 80rem; padding-inline: 1rem; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; overflow-wrap: anywhere; }
li { margin-block: 0.25rem; overflow-wrap: anywhere; }
li[data-is='act'] { font-weight: 600; margin-block-start: 1rem; }
li[data-is='mark'] { color: var(--danger); font-weight: 600; }
pre { overflow-wrap: anywhere; white-space: pre-wrap; }
`;

const INDENT = 2;

/** What is known of a recording besides its entries, by the name under which it is said. */
function factsOf(tester: string, beginning: Beginning): readonly (readonly [name: string, text: string])[] {
  const { at, browser, commit, width, height, scenario, address, network } = beginning;
  return [
    ['Quién', tester.trim() === '' ? 'sin nombre' : tester],
    ['Cuándo', at],
    ['Empieza en', address],
    ['Escenario', scenario ?? 'los datos de siempre'],
    ['Red', network === undefined ? 'sin datos' : networkText(network)],
    ['Navegador', browser],
    ['Ventana', `${String(width)} × ${String(height)} px`],
    ['Commit', commit === '' ? 'sin datos' : commit],
  ];
}

const Body = ({ value }: { readonly value: unknown }) => (
  <details>
    <summary>Contenido</summary>
    <pre>{JSON.stringify(value, null, INDENT)}</pre>
  </details>
);

interface ReportProps {
  readonly recording: Recording;
  readonly words: Wording;
}

const EntryLine = ({ entry, words }: { readonly entry: Entry; readonly words: Wording }) => (
  <li data-is={entry.is}>
    {entryText(entry, words)}
    {entry.is === 'call' || entry.is === 'answer' ? <Body value={entry.body} /> : null}
  </li>
);

/** The errors that the tester found, the worst first. */
function Marks({ entries }: { readonly entries: readonly Entry[] }) {
  const marks = entries.filter((entry) => entry.is === 'mark');
  const order = Object.keys(severities);
  const worst = marks.toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));
  if (marks.length === 0) return null;
  return (
    <>
      <h2>Errores</h2>
      <ul>
        {worst.map((mark) => (
          <li key={`${String(mark.at)} ${mark.text}`}>
            {severities[mark.severity]}: {mark.text} (después del paso {mark.after})
          </li>
        ))}
      </ul>
    </>
  );
}

function Report({ recording: { tester, beginning, entries }, words }: ReportProps) {
  const numbered = entries.map((entry, number) => ({ entry, number }));
  return (
    <html lang="es-MX">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Recorrido grabado</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>Recorrido grabado de {stepsOf(entries)} pasos</h1>
        <dl>
          {factsOf(tester, beginning).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Marks entries={entries} />
        <h2>Quién le dice qué a quién</h2>
        <Diagram sequence={sequenceOf(entries, words)} />
        <h2>Todo lo que pasó</h2>
        <ol>
          {numbered.map(({ entry, number }) => (
            <EntryLine key={number} entry={entry} words={words} />
          ))}
        </ol>
      </body>
    </html>
  );
}

/** A recording as a page that needs no other file. */
export const reportPage = (recording: Recording, words: Wording): string =>
  `<!doctype html>${renderToStaticMarkup(<Report recording={recording} words={words} />)}\n`;
