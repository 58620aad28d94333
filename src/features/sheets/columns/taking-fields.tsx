import type { OpenedSheet, Taking } from '#machines/support/list-file.ts';
import { LiveSelect } from '#src/forms/live-select.tsx';
import classes from './taking-fields.module.css';

const encodingNames = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Windows (1252)' },
  { value: 'macintosh', label: 'Mac antiguo' },
  { value: 'ibm850', label: 'MS-DOS (850)' },
  { value: 'utf-16le', label: 'UTF-16' },
  { value: 'utf-16be', label: 'UTF-16 (big endian)' },
];

const separatorNames = [
  { value: ',', label: 'Coma ,' },
  { value: ';', label: 'Punto y coma ;' },
  { value: '\t', label: 'Tabulador' },
  { value: '|', label: 'Barra |' },
];

const headingOptions = (top: OpenedSheet['top']) => [
  { value: '0', label: 'No trae encabezados' },
  ...top.map(([row = '', ...cells]) => ({
    value: row,
    label: `Renglón ${row}: ${cells
      .filter((cell) => cell.trim() !== '')
      .join(', ')
      .slice(0, 60)}`,
  })),
];

interface TakingFieldsProps {
  readonly list: OpenedSheet;
  /** Takes the file in another way. */
  readonly onTake: (taking: Partial<Taking>) => void;
}

/** How a file is taken: its sheet, the row of its headings, and for a text its letters and separator. */
export function TakingFields({ onTake, list: { taken, sheets, top } }: TakingFieldsProps) {
  const { encoding, separator, sheet, headings } = taken;
  return (
    <>
      {sheets.length > 1 ? (
        <LiveSelect
          label="Hoja"
          value={String(sheet ?? 0)}
          options={sheets.map((name, at) => ({ value: String(at), label: name }))}
          onChange={(value) => {
            onTake({ sheet: Number(value), headings: null });
          }}
        />
      ) : null}
      <details>
        <summary className={classes.summary}>¿Se ve mal? Cambia cómo leímos el archivo</summary>
        <div className={classes.fields}>
          <LiveSelect
            label="Encabezados"
            value={String(headings ?? 0)}
            options={headingOptions(top)}
            onChange={(value) => {
              onTake({ headings: Number(value) });
            }}
          />
          {separator === null ? null : (
            <LiveSelect
              label="Las celdas se separan con"
              value={separator}
              options={separatorNames}
              onChange={(value) => {
                onTake({ separator: value, headings: null });
              }}
            />
          )}
          {encoding === null ? null : (
            <LiveSelect
              label="Letras y acentos"
              value={encoding}
              options={encodingNames}
              onChange={(value) => {
                onTake({ encoding: value, headings: null });
              }}
            />
          )}
        </div>
      </details>
    </>
  );
}
