import { useState } from 'react';
import { buttonClass } from '#src/ui/controls/button.ts';
import styles from './compare.module.css';
import { ComparedCharts } from './compared-charts.tsx';
import { ComparedPictures } from './compared-pictures.tsx';
import { ComparedWalks } from './compared-walks.tsx';
import { contentOf, type ChosenFile, type Content } from './compared.ts';

interface CompareProps {
  /** What is compared at first. */
  readonly before: ChosenFile | null;
  readonly after: ChosenFile | null;
}

/** Two files side by side: two versions of a chart's drawing, or two walks. */
export function Compare({ before, after }: CompareProps) {
  const [files, setFiles] = useState({ before, after, chosen: 0 });
  const keep = (side: 'before' | 'after') => (file: ChosenFile) => {
    setFiles((known) => ({ ...known, [side]: file, chosen: known.chosen + 1 }));
  };
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>Comparar</h1>
      <p className={styles.about}>
        Elige o suelta aquí dos archivos: dos versiones de un dibujo (charts/layout/generated), o dos
        recorridos guardados con «Guardar archivo», por ejemplo el mismo en dos versiones de la app: también
        se compara cómo se ve cada paso.
      </p>
      <div className={styles.sides}>
        <Picker label="Archivo de antes" file={files.before} onFile={keep('before')} />
        <Picker label="Archivo de después" file={files.after} onFile={keep('after')} />
      </div>
      <Compared {...files} />
    </main>
  );
}

interface PickerProps {
  readonly label: string;
  readonly file: ChosenFile | null;
  readonly onFile: (file: ChosenFile) => void;
}

function Picker({ label, file, onFile }: PickerProps) {
  const read = async (chosen: File | undefined) => {
    if (chosen !== undefined) onFile({ name: chosen.name, text: await chosen.text() });
  };
  return (
    <label
      className={styles.picker}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        void read(event.dataTransfer.files[0]);
      }}
    >
      <span>
        {label}: {file?.name ?? 'ningún archivo'}
      </span>
      {/* The browser's own button is in its language. */}
      <span className={buttonClass('small')} aria-hidden="true">
        Elegir archivo
      </span>
      <input
        type="file"
        className="visually-hidden"
        accept="application/json,.json"
        aria-label={label}
        onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
      />
    </label>
  );
}

interface ComparedProps extends CompareProps {
  /** How many files were chosen so far. */
  readonly chosen: number;
}

function Compared({ before, after, chosen }: ComparedProps) {
  if (before === null || after === null) return null;
  const [one, other] = [contentOf(before), contentOf(after)];
  if (one?.kind === 'chart' && other?.kind === 'chart')
    return <ComparedCharts before={one.view} after={other.view} />;
  if (one?.kind === 'walk' && other?.kind === 'walk')
    return (
      <>
        <ComparedWalks before={one.walk} after={other.walk} />
        <ComparedPictures key={chosen} before={one.walk} after={other.walk} />
      </>
    );
  const refused = refusalOf(before, one) ?? refusalOf(after, other);
  return <p role="alert">{refused ?? 'Uno es un dibujo y el otro un recorrido.'}</p>;
}

/** Why a file is not compared; null when it may be. */
function refusalOf({ name }: ChosenFile, content: Content | null): string | null {
  if (content === null) return `${name} no es ni un dibujo ni un recorrido.`;
  return content.kind === 'like' ? `${name} se dibuja como ${content.like}.json: elige ese archivo.` : null;
}
