import { counted } from '#src/format/words.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { useQuoter } from '../quoter-state.ts';
import { askedMeasures, type AskedCode } from './cells/asked-measures.ts';
import type { SheetActs } from './use-sheet.ts';

const unitNames: Readonly<Record<AskedCode, string>> = {
  'maybe-metres': 'metros',
  'maybe-millimetres': 'milímetros',
  'maybe-centimetres': 'centímetros',
  'maybe-inches': 'pulgadas',
};

/** Asks about the unit of several measures once for the whole sheet. */
export function MeasuresAsked({ acts }: { readonly acts: SheetActs }) {
  const { draft } = useQuoter();
  const { windows, unit } = draft;
  const [asked] = askedMeasures(windows, unit);
  // A single window is asked in its place.
  if (asked === undefined || asked.windows.length < 2) return null;
  const name = unitNames[asked.code];
  return (
    <div role="status" className={layout.note}>
      <p className={layout.row}>
        {counted(asked.count, 'medida parece', 'medidas parecen')} estar en {name}, y la hoja está en {unit}.
        <button
          type="button"
          className={buttonClass('small')}
          onClick={() => {
            acts.change(asked.windows);
          }}
        >
          Sí, son {name}
        </button>
        {asked.inOwn.length === 0 ? null : (
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              acts.change(asked.inOwn);
            }}
          >
            No, son {unit}
          </button>
        )}
      </p>
    </div>
  );
}
