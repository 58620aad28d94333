import { clsx as cx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '#src/browser/new-key.ts';
import { families } from '#src/content/families.ts';
import type { FamilyId } from '#src/content/schema/vocabulary.ts';
import { sheetColumnsInOrder } from '#src/features/measuring/sheet-columns.ts';
import { LiveSelect } from '#src/forms/live-select.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { useQuoter } from '../quoter-state.ts';
import { units } from '../steps/units.ts';
import { SheetRow } from './sheet-row.tsx';
import classes from './sheet.module.css';
import { useSheetEdits } from './use-sheet-edits.ts';

const blinds = families.filter(({ product }) => product === 'persianas');
const options = blinds.map(({ id, one }) => ({ value: id, label: one }));

/** Enter leads to the same cell of the next row. */
function toNextRow(table: HTMLTableElement, cell: HTMLElement): void {
  const { row = '', column = '' } = cell.dataset;
  table
    .querySelector<HTMLElement>(`[data-row="${String(Number(row) + 1)}"][data-column="${column}"]`)
    ?.focus();
}

/** The windows of a house as rows, in the columns of the printed sheet: what is typed is in the quote at once. */
export function TypingGrid({ onDone }: { readonly onDone: () => void }) {
  const { actor, draft, quotable, priced } = useQuoter();
  const [family, setFamily] = useState<FamilyId>('enrollables');
  const [blank, setBlank] = useState(newKey);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // The sheet asks for millimetres; the stored draft loads when the actor starts, after this effect.
    queueMicrotask(() => {
      const { windows, unit } = actor.getSnapshot().context.draft;
      if (windows.length === 0 && unit !== 'mm') actor.send({ type: 'edit.unit', unit: 'mm' });
    });
  }, [actor]);
  const edits = useSheetEdits(family, blank, () => {
    setBlank(newKey());
  });
  const windows = draft.windows.filter((window) =>
    families.every(({ id, product }) => id !== window.family || product === 'persianas'),
  );
  if (quotable === null) return <Waiting label="Preparando la hoja…" />;
  return (
    <section aria-labelledby="hoja" className={layout.stack}>
      <h2 ref={heading} id="hoja" tabIndex={-1} className={text.title}>
        Teclea tu hoja de medidas
      </h2>
      <p className={text.soft}>
        Las mismas columnas que la hoja impresa. Con un ancho y un alto basta; con los seis te decimos cuáles
        cuentan.
      </p>
      <div className={cx(layout.row, classes.choices)}>
        <LiveSelect
          label="Los renglones nuevos son"
          value={family}
          options={options}
          onChange={(chosen) => {
            setFamily(blinds.find(({ id }) => id === chosen)?.id ?? family);
          }}
        />
        <Segmented
          legend="Unidad de las medidas"
          options={units}
          value={draft.unit}
          onChange={(unit) => {
            actor.send({ type: 'edit.unit', unit });
          }}
        />
      </div>
      <table
        aria-label="Hoja de medidas"
        className={classes.sheet}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          toNextRow(event.currentTarget, event.target);
        }}
      >
        <thead>
          <tr>
            {sheetColumnsInOrder.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Quitar</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {/* One list: the field of the empty row keeps the focus when its row becomes a window. */}
          {[...windows, null].map((window, row) => (
            <SheetRow
              key={window?.key ?? blank}
              row={row}
              window={window}
              unit={draft.unit}
              edits={edits}
              reading={priced.find((one) => one.window === window)?.reading ?? null}
            />
          ))}
        </tbody>
      </table>
      <p>
        <button
          type="button"
          className={buttonClass('filled')}
          onClick={() => {
            actor.send({ type: windows.length === 0 ? 'step.product' : 'step.review' });
            onDone();
          }}
        >
          {windows.length === 0 ? 'Seguir sin la hoja' : 'Ver precios'}
        </button>
      </p>
    </section>
  );
}
