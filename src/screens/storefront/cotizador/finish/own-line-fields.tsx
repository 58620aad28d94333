import { clsx as cx } from 'clsx';
import type { DraftOwnLine } from '#src/api/draft.ts';
import { newKey } from '#src/browser/new-key.ts';
import { LiveField } from '#src/forms/live-field.tsx';
import { LiveSelect } from '#src/forms/live-select.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { useQuoter } from '../quoter-state.ts';
import classes from './finish.module.css';
import { problemsOf } from './own-lines.ts';

/** The most lines that the server takes. */
const MOST_LINES = 10;

const KINDS = [
  { value: 'with-iva', label: 'Con IVA incluido' },
  { value: 'before-iva', label: 'Más IVA' },
  { value: 'discount', label: 'Descuento' },
] as const satisfies readonly { value: DraftOwnLine['kind']; label: string }[];

/** Id of the field of a line's name. */
export const ownLineId = ({ key }: DraftOwnLine) => `concepto-${key}`;

/** What a distributor adds to their client's price: installation, a discount. */
export function OwnLineFields() {
  const {
    actor,
    draft: { ownLines = [] },
  } = useQuoter();
  const change = (lines: readonly DraftOwnLine[]) => {
    actor.send({ type: 'edit.describe', patch: { ownLines: [...lines] } });
  };
  return (
    <div className={layout.stack} data-gap="wide">
      {ownLines.map((line, at) => (
        <OwnLineRow
          key={line.key}
          line={line}
          number={at + 1}
          onChange={(patch) => {
            change(ownLines.map((one) => (one.key === line.key ? { ...one, ...patch } : one)));
          }}
          onRemove={() => {
            change(ownLines.filter(({ key }) => key !== line.key));
          }}
        />
      ))}
      <p className={layout.row}>
        <button
          type="button"
          className={buttonClass('small')}
          disabled={ownLines.length >= MOST_LINES}
          onClick={() => {
            change([...ownLines, { key: newKey(), name: '', amount: '', kind: 'with-iva' }]);
          }}
        >
          Agregar instalación, descuento u otro
        </button>
      </p>
    </div>
  );
}

interface OwnLineRowProps {
  readonly line: DraftOwnLine;
  /** Counts from 1. */
  readonly number: number;
  readonly onChange: (patch: Partial<Omit<DraftOwnLine, 'key'>>) => void;
  readonly onRemove: () => void;
}

function OwnLineRow({ line, number, onChange, onRemove }: OwnLineRowProps) {
  const problems = problemsOf(line);
  return (
    <fieldset className={cx(layout.stack, classes.ownLine)}>
      <legend className="visually-hidden">{`Concepto ${String(number)}`}</legend>
      <LiveField
        label="Concepto"
        id={ownLineId(line)}
        maxLength={80}
        value={line.name}
        problem={problems.name}
        onChange={(name) => {
          onChange({ name });
        }}
      />
      <LiveField
        label="Importe"
        inputMode="decimal"
        unit="$"
        value={line.amount}
        problem={problems.amount}
        onChange={(amount) => {
          onChange({ amount });
        }}
      />
      <LiveSelect
        label="Cómo cuenta"
        value={line.kind}
        options={KINDS}
        onChange={(value) => {
          const kind = KINDS.find((one) => one.value === value)?.value;
          if (kind !== undefined) onChange({ kind });
        }}
      />
      <button
        type="button"
        className={cx(buttonClass('small'), classes.removeLine)}
        aria-label={`Quitar ${line.name.trim() || `el concepto ${String(number)}`}`}
        onClick={onRemove}
      >
        Quitar
      </button>
    </fieldset>
  );
}
